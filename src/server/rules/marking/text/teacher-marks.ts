import { areMarksValid } from '../../../../shared/marking/marks';
import type { ReadAnswer } from './read-class';

/** The teacher's marks, from today and earlier classes: by answer ID, and by text. */
export interface TeacherMarks {
  readonly byId: ReadonlyMap<string, number>;
  readonly today: ReadonlyMap<string, readonly number[]>;
  readonly earlier: ReadonlyMap<string, readonly number[]>;
}

/** Reads a teacher's marks, without invalid ones. */
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

/** Whether a teacher grades or only marks right or wrong. */
export interface TeacherStyle {
  /** From 0 to 1: the probability of marks between none and full. */
  readonly graded: number;
  /** Whether such a mark was given. */
  readonly isProven: boolean;
}

// After this many marks without one in between, grading is as likely as not.
const HALF_DOUBTED = 2;

/** The style shown by the marks so far, as shares of full marks; for a maximum of one, a half is unlikely. */
export function styleOf(shares: readonly number[], maximumMarks: number): TeacherStyle {
  if (shares.some((share) => share > 0 && share < 1)) return { graded: 1, isProven: true };
  const graded = maximumMarks <= 1 ? 0 : HALF_DOUBTED / (HALF_DOUBTED + shares.length);
  return { graded, isProven: false };
}
