import type { Answer } from '../answer/answer';
import { isEmptyAnswer } from '../answer/answer-text';
import { markObjective } from '../marking/mark-objective';
import { objectiveMarkingOf } from '../question-types/marking';
import type { ObjectiveQuestion } from '../question-types/marking-kinds';
import type { AnswerChoice } from '../question-types/objective-marking';
import type { TypeBody } from '../question-types/registry';
import { halvesOf, type Taker } from './strength';

/** An option, or a value, and who chose it. */
export interface ChosenAnswer {
  /** As a person reads it; null for the students without an answer. */
  readonly label: string | null;
  /** Which part of the question it answers; null where it is the whole. */
  readonly group: string | null;
  readonly isKey: boolean;
  readonly all: number;
  readonly strong: number;
  readonly weak: number;
}

/**
 * The distractor table of a question that needs no judgement: each option, or each value that was given, with how many of
 * the stronger and of the weaker half chose it; last those without an answer, if any. A student counts for every option
 * that they ticked, and once in every part of a question of several.
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

/** Something that a student can have chosen: an option, a value, or nothing at all, which has no label. */
export interface Choosable extends Pick<AnswerChoice<TypeBody>, 'isKey' | 'isNear' | 'accepting'> {
  readonly label: string | null;
  /** Which part of the question it answers; null where it is the whole. */
  readonly group: string | null;
  chose(student: Answered): boolean;
}

/** What there is to choose, for the answers that were given. */
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

/** To leave a question empty. */
export const NO_CHOICE: Choosable = {
  label: null,
  group: null,
  isKey: false,
  chose: ({ answer }) => isEmptyAnswer(answer),
};

/** Whether an answer is what the key asks for. */
export const isKeyed = (question: ObjectiveQuestion, answer: Answer | undefined): boolean =>
  markObjective(question, answer).isCorrect;

export interface GivenAnswer<Student extends Answered = Taker> {
  readonly answer: Answer;
  readonly takers: readonly Student[];
}

/** The different answers that were given, each with its students; none is no answer. */
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
