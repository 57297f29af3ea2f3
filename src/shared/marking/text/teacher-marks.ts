import { areMarksValid } from '../marks';
import type { ReadAnswer } from './read-class';

/** What the teacher gave, today and in earlier classes: by the id of the answer, and to one and the same text. */
export interface TeacherMarks {
  readonly byId: ReadonlyMap<string, number>;
  readonly today: ReadonlyMap<string, readonly number[]>;
  readonly earlier: ReadonlyMap<string, readonly number[]>;
}

/** Reads the marks of a teacher; those that no answer can be given are left out. */
export function readTeacherMarks(
  answers: readonly Pick<ReadAnswer, 'id' | 'group' | 'earlier'>[],
  teacherMarks: readonly { readonly id: string; readonly marks: number }[],
  maximumMarks: number,
): TeacherMarks {
  const givenToday = new Map(teacherMarks.map(({ id, marks }) => [id, marks]));
  const byId = new Map<string, number>();
  const [today, earlier] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const each of answers) {
    const marks = each.earlier ?? givenToday.get(each.id);
    if (!areMarksValid(marks, maximumMarks)) continue;
    byId.set(each.id, marks);
    const all = each.earlier === null ? today : earlier;
    all.set(each.group, [...(all.get(each.group) ?? []), marks]);
  }
  return { byId, today, earlier };
}

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
