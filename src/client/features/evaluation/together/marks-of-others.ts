import { findResult } from '../../../../shared/results/mark-state';
import type { QuizResults } from '../../../../shared/results/schema';

type Seen = Pick<QuizResults, 'results'> | undefined;

interface Compared {
  readonly before: Seen;
  readonly after: Seen;
  /** The question that is open; null where none is. */
  readonly questionId: string | null;
}

/** How many answers to the open question each colleague has marked between two looks at it. */
export function marksOfOthers({ before, after, questionId }: Compared): { name: string; count: number }[] {
  if (!before || !after || questionId === null) return [];
  const known = new Map(
    before.results.map((student) => [student.studentId, findResult(student, questionId)?.markedAt]),
  );
  const names = after.results.flatMap((student) => {
    const result = findResult(student, questionId);
    const isNew = result !== undefined && result.markedAt !== known.get(student.studentId);
    return isNew && result.markedBy && !result.markedBy.isYou ? [result.markedBy.name] : [];
  });
  return [...Map.groupBy(names, (name) => name)].map(([name, same]) => ({ name, count: same.length }));
}
