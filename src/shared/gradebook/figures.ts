import { percentAt } from './cells';
import { type Columns, columnsIn } from './columns';
import type { Gradebook, GradebookColumn } from './schema';
import { type Counted, droppedPlaces, weightedMean } from './weighted-mean';

/** Mean and median in percent, not rounded; null where nobody has marks. */
export interface Middle {
  readonly mean: number | null;
  readonly median: number | null;
  /** How many they are made of. */
  readonly count: number;
}

/** The mean and the median of what is there. */
export function middleOf(values: readonly (number | null)[]): Middle {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const count = sorted.length;
  if (count === 0) return { mean: null, median: null, count };
  const half = Math.floor(count / 2);
  const upper = sorted[half] ?? 0;
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / count,
    median: count % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2,
    count,
  };
}

/** The figures of one column over the members at some places. */
export const columnMiddle = (column: GradebookColumn, places: readonly number[]): Middle =>
  middleOf(places.map((place) => percentAt(column, place)));

/** The columns in which the member at a place has marks, with their places among all. */
function countedAt(columns: Columns, place: number): (Counted & { readonly at: number })[] {
  return columnsIn(columns).flatMap((column, at) => {
    const percent = percentAt(column, place);
    return percent === null ? [] : [{ percent, weightPercent: column.weightPercent, at }];
  });
}

/** The mean of the member at a place: in percent, weighted, without the lowest; null when nothing counts. */
export const memberMean = (
  { dropLowest, ...columns }: Columns & Pick<Gradebook, 'dropLowest'>,
  place: number,
): number | null => weightedMean(countedAt(columns, place), dropLowest);

/** The places of the columns that are dropped for the member at a place. */
export function droppedColumns(
  { dropLowest, ...columns }: Columns & Pick<Gradebook, 'dropLowest'>,
  place: number,
): ReadonlySet<number> {
  const counted = countedAt(columns, place);
  const dropped = droppedPlaces(counted, dropLowest);
  return new Set(counted.flatMap(({ at }, index) => (dropped.has(index) ? [at] : [])));
}

/** Who counts in the figures of the class: who is still in it. */
export const placesInClass = ({ members }: Pick<Gradebook, 'members'>): number[] =>
  members.flatMap(({ hasLeft }, place) => (hasLeft ? [] : [place]));
