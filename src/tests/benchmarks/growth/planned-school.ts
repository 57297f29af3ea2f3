import { randomIds } from '../../../server/adapters/system/random-ids';
import type { SchoolWriter } from '../server/school-writer';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** A class of one teacher; pupils may be in classes of several teachers. */
export interface PlannedClass {
  readonly id: string;
  readonly teacher: Person;
  readonly pupils: readonly Person[];
}

/** A quiz and the class that took it, if any. */
export interface PlannedQuiz {
  readonly teacher: Person;
  readonly taker: PlannedClass | null;
}

/** A teacher with quizzes, every n-th taken, by these classes in turn. */
interface Desk {
  readonly teacher: Person;
  readonly quizzes: number;
  readonly takenEach: number;
  readonly classes: readonly PlannedClass[];
}

const PUPILS_OF_A_CLASS = 20;
/** Quizzes per teacher, half of them taken, by four classes; ten teachers share the pupils. */
const QUIZZES_OF_A_TEACHER = 40;
const CLASSES_OF_A_TEACHER = 4;
const TEACHERS_OF_A_PUPIL = 10;
const TAKEN_EACH = 2;

export const groupOf = (write: SchoolWriter, pupils = PUPILS_OF_A_CLASS): Person[] =>
  Array.from({ length: pupils }, () => write.person('student', randomIds.id()));

export const classOf = (teacher: Person, pupils: readonly Person[]): PlannedClass => ({
  id: randomIds.id(),
  teacher,
  pupils,
});

/** The unmeasured teachers and pupils, as many as the quizzes need. */
export function restOfSchool(write: SchoolWriter, quizzes: number): Desk[] {
  let groups: Person[][] = [];
  return Array.from({ length: Math.ceil(quizzes / QUIZZES_OF_A_TEACHER) }, (_, at) => {
    if (at % TEACHERS_OF_A_PUPIL === 0)
      groups = Array.from({ length: CLASSES_OF_A_TEACHER }, () => groupOf(write));
    const teacher = write.person('teacher', randomIds.id());
    return {
      ...{ teacher, takenEach: TAKEN_EACH },
      quizzes: Math.min(QUIZZES_OF_A_TEACHER, quizzes - at * QUIZZES_OF_A_TEACHER),
      classes: groups.map((pupils) => classOf(teacher, pupils)),
    };
  });
}

/** The two measured teachers and their classes, the same in every size. */
export function measuredDesks(write: SchoolWriter): { readonly usual: Desk; readonly busy: Desk } {
  const groups = Array.from({ length: CLASSES_OF_A_TEACHER }, () => groupOf(write));
  const desk = (quizzes: number, takenEach: number, takers: readonly Person[][]): Desk => {
    const teacher = write.person('teacher', randomIds.id());
    return { teacher, quizzes, takenEach, classes: takers.map((pupils) => classOf(teacher, pupils)) };
  };
  return { usual: desk(QUIZZES_OF_A_TEACHER, TAKEN_EACH, groups), busy: desk(300, 10, groups.slice(0, 2)) };
}

function quizzesOf({ teacher, quizzes, takenEach, classes }: Desk): PlannedQuiz[] {
  return Array.from({ length: quizzes }, (_, at) => ({
    teacher,
    taker: at % takenEach === 0 ? (classes[(at / takenEach) % classes.length] ?? null) : null,
  }));
}

/** Interleaves the desks' quizzes over the whole period, as if all had been in use for years. */
export const inOrderOfTime = (desks: readonly Desk[]): PlannedQuiz[] =>
  desks
    .flatMap((desk, place) =>
      quizzesOf(desk).map((quiz, at) => ({ quiz, when: (at + place / desks.length) / desk.quizzes })),
    )
    .toSorted((one, other) => one.when - other.when)
    .map(({ quiz }) => quiz);
