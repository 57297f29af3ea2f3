import type { OtherMarker } from '../../../../shared/marking/present';
import { findResult } from '../../../../shared/results/mark-state';
import type { QuizResults } from '../../../../shared/results/schema';
import { hashOf } from '../../../../shared/seeded-order';
import { cell, useWatched } from '../../../watched';

/** Who else marks this quiz now, as the server last said it. */
export const others = cell<readonly OtherMarker[]>([]);

export const useOthers = (): readonly OtherMarker[] => useWatched(others);

/** Where this page is, for the others: kept apart from what is drawn, since nothing here changes by it. */
export const here: { questionId: string | null; place: string | null } = { questionId: null, place: null };

const DIGITS = 36;

/** A short name of a group of answers: the same for all who have the same answers, and without a word of them. */
export const placeOf = (rowKey: string): string => hashOf(rowKey).toString(DIGITS);

/** Which colleagues have a row of a question in focus now; '' for none. */
export function useMarkersAt(questionId: string): (rowKey: string) => string {
  const here = useOthers().filter((other) => other.questionId === questionId && other.place !== null);
  if (here.length === 0) return () => '';
  const names = Map.groupBy(here, ({ place }) => place);
  return (rowKey) => {
    const at = names.get(placeOf(rowKey)) ?? [];
    return at.map(({ name }) => name).join(', ');
  };
}

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
