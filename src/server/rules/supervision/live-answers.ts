import type { Answer } from '../../../shared/answer/answer';
import { answerText, isEmptyAnswer } from '../../../shared/answer/answer-text';
import { markObjective } from '../../../shared/marking/mark-objective';
import type { Question } from '../../../shared/question/schema';
import { objectiveMarkingOf } from '../../../shared/question-types/marking';
import { isObjective, type ObjectiveQuestion } from '../../../shared/question-types/traits';
import { rivalAnswer } from '../../../shared/results/rival-answer';
import { foldText } from '../../../shared/sameness/fold-text';
import type { LiveQuestion } from '../../../shared/supervision/schema';

/** The number of distinct texts or values shown per part; the rest are counted as others. */
const SHOWN = 5;
/** The maximum number of distinct answers compared by value: enough for a class. */
const LOOKED_AT = 100;
/** The displayed beginning of a long text. */
const TEXT_SHOWN = 160;

/** Answers equal to the letter, with their number of students. */
export interface EqualAnswers {
  readonly answer: Answer;
  readonly count: number;
}

/** Groups a question's answers by content, of a number asked. */
export function liveQuestion(
  question: Question,
  { answers, askedCount }: { answers: readonly EqualAnswers[]; askedCount: number },
): LiveQuestion {
  const given = answers.filter(({ answer }) => !isEmptyAnswer(answer));
  const { _id: questionId, text, type } = question;
  return {
    ...{ questionId, text, type, askedCount, answeredCount: sumOf(given) },
    ...(isObjective(question) ? chosen(question, given) : written(question.correctAnswer, given)),
  };
}

type Grouped = Pick<LiveQuestion, 'rightCount' | 'isKeyDoubted' | 'given' | 'otherCount'>;
type Given = LiveQuestion['given'][number];

/** In a multiple choice a student counts in every ticked option, and with parts once in each. */
function chosen(question: ObjectiveQuestion, answers: readonly EqualAnswers[]): Grouped {
  const marking = objectiveMarkingOf(question);
  const isListed = Boolean(marking.optionCount?.(question));
  const rows = marking
    .choices(question, isListed ? [] : mostGiven(question, answers))
    .map(({ label, group, isKey, isChosenBy }) => ({
      ...{ label, isKey, ...(group !== undefined && { group }) },
      count: sumOf(answers.filter(({ answer }) => isChosenBy(answer))),
    }));
  const right = answers.filter(({ answer }) => markObjective(question, answer).isCorrect);
  const grouped = isListed ? { given: rows, otherCount: 0 } : mostFrequent(rows, sumOf(answers));
  const isKeyDoubted = rivalAnswer(question, answers) !== undefined;
  return { rightCount: sumOf(right), isKeyDoubted, ...grouped };
}

/** One representative of each of the most frequent equal answers. */
function mostGiven(question: ObjectiveQuestion, answers: readonly EqualAnswers[]): Answer[] {
  const { sameAs } = objectiveMarkingOf(question);
  return [...Map.groupBy(answers, ({ answer }) => sameAs(question, answer)).values()]
    .toSorted((left, right) => sumOf(right) - sumOf(left))
    .slice(0, LOOKED_AT)
    .flatMap(([one]) => (one ? [one.answer] : []));
}

function written(modelAnswer: string, answers: readonly EqualAnswers[]): Grouped {
  const models = [modelAnswer, ...modelAnswer.split('\n')].map(foldText);
  const bySaying = Map.groupBy(answers, ({ answer }) => foldText(answerText(answer)));
  const rows = [...bySaying].map(([said, same]) => ({
    label: mostUsed(same).slice(0, TEXT_SHOWN),
    count: sumOf(same),
    isKey: models.includes(said),
  }));
  const byCount = rows.toSorted((left, right) => right.count - left.count);
  return { rightCount: null, isKeyDoubted: false, ...mostFrequent(byCount, sumOf(answers)) };
}

/** The most frequent answers and the key in the given order, and the number of others, by part. */
function mostFrequent(rows: readonly Given[], all: number): Pick<LiveQuestion, 'given' | 'otherCount'> {
  const parts = [...Map.groupBy(rows, ({ group }) => group).values()].map((own) => {
    const byCount = own.toSorted(
      (left, right) => Number(right.isKey) - Number(left.isKey) || right.count - left.count,
    );
    const kept = new Set(byCount.slice(0, SHOWN));
    return own.filter((row) => kept.has(row));
  });
  return { given: parts.flat(), otherCount: Math.max(0, ...parts.map((given) => all - sumOf(given))) };
}

const mostUsed = (same: readonly EqualAnswers[]): string =>
  answerText(same.reduce((most, each) => (each.count > most.count ? each : most)).answer);

const sumOf = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
