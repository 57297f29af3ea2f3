import { roundToMarkStep } from '../marks';

/** What the teacher gave in one group of answers. */
export interface Taught {
  /** Marks of the teacher by the answer they were given to. */
  readonly own: Map<string, number>;
}

/** The teacher's marks by the group of the answer they were given to. */
export function teacherMarksByGroup(
  judged: readonly { id: string; group: string }[],
  teacherMarks: readonly { readonly id: string; readonly marks: number }[],
): Map<string, Taught> {
  const marksById = new Map(teacherMarks.map(({ id, marks }) => [id, marks]));
  const groups = new Map<string, Taught>();
  for (const { id, group } of judged) {
    const marks = marksById.get(id);
    if (marks === undefined) continue;
    const taught = groups.get(group) ?? { own: new Map() };
    groups.set(group, { own: taught.own.set(id, marks) });
  }
  return groups;
}

/** The judgement with the teacher's mark, if there is one; a group marked in two ways is left to the teacher. */
export function withTeacherMark<
  Judged extends { id: string; marks: number; confidence: number; guards: string[] },
>(judged: Judged, taught: Taught | undefined, maximumMarks: number): Judged {
  if (taught === undefined) return judged;
  const own = taught.own.get(judged.id);
  if (own !== undefined) return { ...judged, marks: own, confidence: 1 };
  const given = [...taught.own.values()];
  const mean = given.reduce((sum, marks) => sum + marks, 0) / given.length;
  const isOneMark = new Set(given).size === 1;
  const guards = isOneMark ? [] : judged.guards;
  return {
    ...judged,
    marks: roundToMarkStep(mean, maximumMarks),
    confidence: isOneMark ? 0.95 : 0.5,
    guards,
  };
}
