import * as z from 'zod';
import type { Answer } from '../answer/answer';
import { answerText, isEmptyAnswer } from '../answer/answer-text';
import { markObjective } from '../marking/mark-objective';
import type { Question } from '../question/schema';
import { formattedSchema } from '../question-types/base';
import { objectiveMarkingOf } from '../question-types/marking';
import { isObjective, type ObjectiveQuestion } from '../question-types/marking-kinds';
import { QUESTION_TYPES } from '../question-types/registry';
import { rivalAnswer } from '../results/rival-answer';
import { foldText } from '../sameness/fold-text';

/** So many different texts or values stand by themselves, in each part of a question; the rest are others. */
const SHOWN = 5;
/** So many different answers are looked at for values: a whole class of them, but not a whole town. */
const LOOKED_AT = 100;
/** So much of a long text is enough to tell it from others. */
const TEXT_SHOWN = 160;

const givenAnswerSchema = z.object({
  label: z.string(),
  /** Which part of the question it answers; absent where it is the whole. */
  group: z.string().optional(),
  count: z.number().int(),
  /** Whether the key asks for it, or of a text whether it is the model answer. */
  isKey: z.boolean(),
});

/** What a class has answered to one question so far. */
export const liveQuestionSchema = z.object({
  questionId: z.string(),
  text: z.string(),
  /** The texts of the teacher as HTML; absent where none has any markup. */
  formatted: formattedSchema().exactOptional(),
  type: z.enum(QUESTION_TYPES),
  /** How many are asked it. */
  askedCount: z.number().int(),
  answeredCount: z.number().int(),
  /** How many have it all right by the key; null where that needs reading. */
  rightCount: z.number().int().nullable(),
  /** Whether most gave another answer than the key's, so that it may be wrong. */
  isKeyDoubted: z.boolean(),
  /** Every option, in its order; of texts and numbers the most frequent ones. */
  given: z.array(givenAnswerSchema),
  /** How many students gave an answer that is not listed; of a question in parts, in the part where most did. */
  otherCount: z.number().int(),
});
export type LiveQuestion = z.infer<typeof liveQuestionSchema>;

/** Answers that are equal to the letter, and how many students gave them. */
export interface EqualAnswers {
  readonly answer: Answer;
  readonly count: number;
}

/** Groups what was answered to a question by what it says, of so many who are asked it. */
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

/** In a multiple choice a student counts for every option that they ticked, in a question of several parts once in each. */
function chosen(question: ObjectiveQuestion, answers: readonly EqualAnswers[]): Grouped {
  const marking = objectiveMarkingOf(question);
  const isListed = marking.optionCount(question) > 0;
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

/** One of each of the most frequent answers that are the same. */
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

/** The most frequent answers and the key, in the order in which they come, and how many of all are left; part by part. */
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
