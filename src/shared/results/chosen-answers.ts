import type { Answer } from '../attempt/answer';
import { markObjective, type ObjectiveQuestion } from '../marking/mark-objective';
import type { Question, QuestionOf } from '../question/schema';
import { snapToStep } from '../question/slider';
import { displayAnswer } from './display';
import { halvesOf, type Taker } from './strength';

/** An option, or a value of a slider, and who chose it. */
export interface ChosenAnswer {
  /** As a person reads it; null for the students without an answer. */
  readonly label: string | null;
  readonly isKey: boolean;
  readonly all: number;
  readonly strong: number;
  readonly weak: number;
}

export const isObjective = (question: Question): question is ObjectiveQuestion =>
  question.type !== 'short' && question.type !== 'long';

/**
 * The distractor table of a question that needs no judgement: each option, or each value chosen on a slider in its order,
 * with how many of the stronger and of the weaker half chose it; last those without an answer, if any. In a multiple
 * choice a student counts for every option that they ticked.
 */
export function chosenAnswers(question: ObjectiveQuestion, takers: readonly Taker[]): ChosenAnswer[] {
  const { strong, weak } = halvesOf(takers);
  const row = (label: string | null, isKey: boolean, chose: (taker: Taker) => boolean): ChosenAnswer => ({
    label,
    isKey,
    all: takers.filter(chose).length,
    strong: strong.filter(chose).length,
    weak: weak.filter(chose).length,
  });
  const rows =
    question.type === 'slider'
      ? sliderValues(question, takers).map((value) =>
          row(
            displayAnswer(value),
            isKeyed(question, value),
            ({ answer }) => typeof answer === 'number' && snapToStep(answer, question) === value,
          ),
        )
      : question.options.map((option) =>
          row(option, hasOption(question.correctAnswer, option), ({ answer }) => hasOption(answer, option)),
        );
  const none = row(null, false, ({ answer }) => isEmpty(answer));
  return none.all > 0 ? [...rows, none] : rows;
}

/** Whether an answer is what the key asks for. */
export const isKeyed = (question: ObjectiveQuestion, answer: Answer | undefined): boolean =>
  markObjective(question, answer).isCorrect;

export interface GivenAnswer {
  readonly answer: Answer;
  readonly takers: readonly Taker[];
}

/** The different answers that were given, each with its students; none is no answer. */
export function answersGiven(question: ObjectiveQuestion, takers: readonly Taker[]): GivenAnswer[] {
  const answered = takers.filter(({ answer }) => !isEmpty(answer));
  const byValue = Map.groupBy(answered, ({ answer }) => sameAs(question, answer));
  return [...byValue].flatMap(([, same]) => {
    const answer = same[0]?.answer;
    return answer === undefined ? [] : { answer, takers: same };
  });
}

/** The same for answers that are the same: the order of ticks and the noise of a float say nothing. */
function sameAs(question: ObjectiveQuestion, answer: Answer | undefined): string {
  if (question.type === 'slider' && typeof answer === 'number') return String(snapToStep(answer, question));
  return JSON.stringify(Array.isArray(answer) ? [...new Set(answer)].sort() : answer);
}

/** The values chosen, and those that are right, from small to large. */
function sliderValues(question: QuestionOf<'slider'>, takers: readonly Taker[]): number[] {
  const chosen = takers.flatMap(({ answer }) =>
    typeof answer === 'number' ? [snapToStep(answer, question)] : [],
  );
  return [...new Set([...question.correctAnswer, ...chosen])].sort((left, right) => left - right);
}

const hasOption = (answer: Answer | readonly string[] | undefined, option: string): boolean =>
  Array.isArray(answer) ? answer.includes(option) : answer === option;

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer !== 'number' && answer.length === 0);
