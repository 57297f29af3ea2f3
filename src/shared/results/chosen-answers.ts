import type { Answer } from '../answer/answer';
import { isEmptyAnswer } from '../answer/answer-text';
import { markObjective } from '../marking/mark-objective';
import { objectiveMarkingOf } from '../question-types/marking';
import type { AnswerChoice } from '../question-types/objective-marking';
import type { TypeBody } from '../question-types/registry';
import type { ObjectiveQuestion } from '../question-types/traits';
import { halvesOf, type Taker } from './strength';

/** An option or value, and who chose it. */
export interface ChosenAnswer {
  /** In readable form; null for students without an answer. */
  readonly label: string | null;
  /** The part of the question it answers; null for the whole. */
  readonly group: string | null;
  readonly isKey: boolean;
  readonly all: number;
  readonly strong: number;
  readonly weak: number;
}

/**
 * The distractor table of an objectively marked question: each option or given value with its choices in the stronger and the
 * weaker half; empty answers last. A student counts for every ticked option, and once per part.
 */
export function chosenAnswers(question: ObjectiveQuestion, takers: readonly Taker[]): ChosenAnswer[] {
  const { strong, weak } = halvesOf(takers);
  const rows = [...choicesOf(question, takers), NO_CHOICE].map(({ label, group, isKey, chose }) => ({
    ...{ label, group, isKey },
    all: takers.filter(chose).length,
    strong: strong.filter(chose).length,
    weak: weak.filter(chose).length,
  }));
  return rows.filter(({ label, all }) => label !== null || all > 0);
}

type Answered = Pick<Taker, 'answer'>;

/** A possible choice: an option, a value, or nothing, which has no label. */
export interface Choosable extends Pick<AnswerChoice<TypeBody>, 'isKey' | 'isNear' | 'accepting'> {
  readonly label: string | null;
  /** The part of the question it answers; null for the whole. */
  readonly group: string | null;
  chose(student: Answered): boolean;
}

export function choicesOf(question: ObjectiveQuestion, students: readonly Answered[]): Choosable[] {
  const given = students.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  return objectiveMarkingOf(question)
    .choices(question, given)
    .map(({ label, group = null, isKey, isNear = false, isChosenBy, accepting }) => ({
      ...{ label, group, isKey, isNear },
      ...(accepting && { accepting }),
      chose: ({ answer }) => answer !== undefined && isChosenBy(answer),
    }));
}

/** The empty answer. */
export const NO_CHOICE: Choosable = {
  label: null,
  group: null,
  isKey: false,
  chose: ({ answer }) => isEmptyAnswer(answer),
};

/** Whether an answer matches the key. */
export const isKeyed = (question: ObjectiveQuestion, answer: Answer | undefined): boolean =>
  markObjective(question, answer).isCorrect;

export interface GivenAnswer<Student extends Answered = Taker> {
  readonly answer: Answer;
  readonly takers: readonly Student[];
}

/** The distinct answers with their students; none stands for an empty one. */
export function answersGiven<Student extends Answered>(
  question: ObjectiveQuestion,
  takers: readonly Student[],
): GivenAnswer<Student>[] {
  const { sameAs } = objectiveMarkingOf(question);
  const given = takers.flatMap((taker) =>
    taker.answer === undefined || isEmptyAnswer(taker.answer) ? [] : { answer: taker.answer, taker },
  );
  const byValue = Map.groupBy(given, ({ answer }) => sameAs(question, answer));
  return [...byValue].flatMap(([, same]) =>
    same[0] ? { answer: same[0].answer, takers: same.map(({ taker }) => taker) } : [],
  );
}
