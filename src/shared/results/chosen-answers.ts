import type { Answer } from '../attempt/answer';
import { markObjective } from '../marking/mark-objective';
import { type ObjectiveQuestion, objectiveMarkingOf } from '../question-types/marking';
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
  const given = takers.flatMap(({ answer }) => answer ?? []);
  const rows = objectiveMarkingOf(question)
    .choices(question, given)
    .map(({ label, isKey, isChosenBy }) =>
      row(label, isKey, ({ answer }) => answer !== undefined && isChosenBy(answer)),
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
  const { sameAs } = objectiveMarkingOf(question);
  const given = takers.flatMap((taker) =>
    taker.answer === undefined || isEmpty(taker.answer) ? [] : { answer: taker.answer, taker },
  );
  const byValue = Map.groupBy(given, ({ answer }) => sameAs(question, answer));
  return [...byValue].flatMap(([, same]) =>
    same[0] ? { answer: same[0].answer, takers: same.map(({ taker }) => taker) } : [],
  );
}

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer !== 'number' && answer.length === 0);
