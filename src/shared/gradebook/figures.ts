import { percentAt } from './cells';
import { type Columns, columnsIn } from './columns';
import type { Gradebook, GradebookColumn } from './schema';
import { type Counted, droppedPlaces, weightedMean } from './weighted-mean';

/** Mean and median in percent, not rounded; null without marks. */
export interface Middle {
  readonly mean: number | null;
  readonly median: number | null;
  /** The number of values. */
  readonly count: number;
}

/** The mean and median of the values that are not null. */
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

/** The figures of a column over members, by index. */
export const columnMiddle = (column: GradebookColumn, places: readonly number[]): Middle =>
  middleOf(places.map((place) => percentAt(column, place)));

/** The columns with marks of a member, with their indexes. */
function countedAt(columns: Columns, place: number): (Counted & { readonly at: number })[] {
  return columnsIn(columns).flatMap((column, at) => {
    const percent = percentAt(column, place);
    return percent === null ? [] : [{ percent, weightPercent: column.weightPercent, at }];
  });
}

/** A member's weighted mean in percent, without the dropped lowest; null if nothing counts. */
export const memberMean = (
  { dropLowest, ...columns }: Columns & Pick<Gradebook, 'dropLowest'>,
  place: number,
): number | null => weightedMean(countedAt(columns, place), dropLowest);

/** The indexes of the columns dropped for a member. */
export function droppedColumns(
  { dropLowest, ...columns }: Columns & Pick<Gradebook, 'dropLowest'>,
  place: number,
): ReadonlySet<number> {
  const counted = countedAt(columns, place);
  const dropped = droppedPlaces(counted, dropLowest);
  return new Set(counted.flatMap(({ at }, index) => (dropped.has(index) ? [at] : [])));
}

/** The indexes of the members who count in class figures: without former members. */
export const placesInClass = ({ members }: Pick<Gradebook, 'members'>): number[] =>
  members.flatMap(({ hasLeft }, place) => (hasLeft ? [] : [place]));
