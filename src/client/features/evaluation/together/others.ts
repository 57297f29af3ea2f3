import type { OtherMarker } from '../../../../shared/marking/present';
import type { QuizResults } from '../../../../shared/results/schema';
import { hashOf } from '../../../../shared/seeded-order';
import { findResult } from '../../../rules/results/mark-state';
import { cell, useWatched } from '../../../watched';

/** The colleagues marking this quiz, as of the last poll. */
export const others = cell<readonly OtherMarker[]>([]);

export const useOthers = (): readonly OtherMarker[] => useWatched(others);

/** This page's place for the others; not state, since nothing here renders it. */
export const here: { questionId: string | null; place: string | null } = { questionId: null, place: null };

const DIGITS = 36;

/** A short key of a group of answers: the same for every teacher, without the answers' text. */
export const placeOf = (rowKey: string): string => hashOf(rowKey).toString(DIGITS);

/** The colleagues focusing a row of a question; '' for none. */
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
  readonly questionId: string | null;
}

/** How many answers to the open question each colleague marked between two fetches. */
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
