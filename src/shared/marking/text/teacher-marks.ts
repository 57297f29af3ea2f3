import { areMarksValid } from '../marks';
import { inner } from './class-words';
import type { ReadAnswer } from './read-class';

interface Given {
  readonly id: string;
  readonly marks: number;
}

/** What the teacher gave in one group of answers, by the answer it was given to. */
export type Taught = ReadonlyMap<string, number>;

/**
 * The teacher's marks by the group of the answer they were given to, earlier ones among them where none of today speaks; what
 * no answer can be given is left out. And how many of them are of today.
 */
export function allMarksByGroup(
  answers: readonly Pick<ReadAnswer, 'id' | 'group' | 'earlier'>[],
  teacherMarks: readonly Given[],
  maximumMarks: number,
): { taught: ReadonlyMap<string, Taught>; ownMarks: number } {
  const marksById = new Map(teacherMarks.map(({ id, marks }) => [id, marks]));
  const groups = new Map<string, Map<string, number>>();
  let ownMarks = 0;
  // Those of today stand first.
  for (const { id, group, earlier } of answers) {
    const marks = earlier ?? marksById.get(id);
    if (!areMarksValid(marks, maximumMarks)) continue;
    if (earlier === null) ownMarks += 1;
    const taught = groups.get(group) ?? new Map<string, number>();
    groups.set(group, taught.set(id, marks));
  }
  return { taught: groups, ownMarks };
}

// What a teacher gave a year ago says somewhat less than what they give today; how much less, the same words marked twice tell.
const EARLIER_NOISE = 1.5;
const ASSUMED_TWICE = { same: 9, of: 10 };

/** How much less a mark of an earlier class says than one of today, as a factor on its noise. */
export function noiseOfEarlier(
  answers: readonly Pick<ReadAnswer, 'id' | 'group' | 'earlier'>[],
  taught: ReadonlyMap<string, Taught>,
): number {
  let { same, of } = ASSUMED_TWICE;
  for (const { id, group, earlier } of answers) {
    const today = taught.get(group)?.get(id);
    if (earlier !== null || today === undefined) continue;
    for (const other of answers) {
      if (other.earlier === null || other.group !== group) continue;
      of += 1;
      if (other.earlier === today) same += 1;
    }
  }
  return EARLIER_NOISE * (ASSUMED_TWICE.same / ASSUMED_TWICE.of / (same / of)) ** 2;
}

// From this likeness of letters on, answers of one group differ in endings and small words only.
const NEARLY_FROM_LIKENESS = 0.85;

/** Whether the teacher marked the same text (when normalised), or nearly the same letter by letter. */
export function taughtTextOf(
  each: ReadAnswer,
  taught: Taught | undefined,
  answers: ReadonlyMap<string, ReadAnswer>,
): 'same' | 'near' | 'other' {
  const others = [...(taught?.keys() ?? [])].flatMap((id) => answers.get(id) ?? []);
  if (others.some((other) => isSameText(each, other))) return 'same';
  const isNear = others.some(
    ({ compared }) =>
      each.compared && compared && inner(each.compared.letters, compared.letters) >= NEARLY_FROM_LIKENESS,
  );
  return isNear ? 'near' : 'other';
}

/** Of plain answers, every wording says the same. */
const isSameText = (one: ReadAnswer, other: ReadAnswer): boolean =>
  (!one.compared && !other.compared) || one.answer.normalised === other.answer.normalised;

/** Whether a teacher grades, where others only tell right from wrong. */
export interface TeacherStyle {
  /** From 0 to 1: how likely there are marks between none and full. */
  readonly graded: number;
  /** Whether such a mark was given. */
  readonly isProven: boolean;
}

// With so many marks, none of them in between, it is as likely as not.
const HALF_DOUBTED = 2;

/** The style that the marks so far show, as shares of full marks; where full marks are one, a half is not expected. */
export function styleOf(shares: readonly number[], maximumMarks: number): TeacherStyle {
  if (shares.some((share) => share > 0 && share < 1)) return { graded: 1, isProven: true };
  const graded = maximumMarks <= 1 ? 0 : HALF_DOUBTED / (HALF_DOUBTED + shares.length);
  return { graded, isProven: false };
}
