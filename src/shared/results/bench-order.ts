import { type BenchRow, PILES, type Pile } from './bench-rows';

/** Where a row lies: the order of a list of these is the order on the bench. */
export interface Place {
  readonly key: string;
  readonly pile: Pile;
}

/** A pile as it lies on the bench. */
export interface BenchPile {
  readonly pile: Pile;
  readonly rows: readonly BenchRow[];
}

const STATES = ['to-review', 'suggested', 'given'] as const;

/**
 * Where the rows belong by their marks now: in each pile what is to decide first, the least sure first; below a row those of the
 * pile that are nearly the same.
 */
export function placesOf(rows: readonly BenchRow[]): Place[] {
  const sorted = rows.toSorted(
    (left, right) =>
      PILES.indexOf(left.pile) - PILES.indexOf(right.pile) ||
      STATES.indexOf(left.state) - STATES.indexOf(right.state) ||
      left.origin.confidence - right.origin.confidence ||
      right.group.studentIds.length - left.group.studentIds.length,
  );
  const together = Map.groupBy(sorted, ({ key, near, pile }) =>
    near === undefined ? key : `${pile} near ${near}`,
  );
  return [...together.values()].flat().map(({ key, pile }) => ({ key, pile }));
}

/** The first of the rows right above this one in its pile that are nearly the same; undefined where none is. */
export function nearlySameAbove({ rows }: BenchPile, row: BenchRow): BenchRow | undefined {
  const here = rows.indexOf(row);
  const other = rows.findLastIndex((each, at) => at < here && each.near !== row.near);
  return row.near === undefined || other + 1 === here ? undefined : rows[other + 1];
}

/** The piles with their rows in places found earlier, so that nothing jumps; what is new comes last in its pile. */
export function inPiles(rows: readonly BenchRow[], places: readonly Place[]): BenchPile[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const placed = new Set(places.map(({ key }) => key));
  const all = [...places, ...placesOf(rows.filter(({ key }) => !placed.has(key)))];
  return PILES.map((pile) => ({
    pile,
    rows: all.flatMap((place) => (place.pile === pile ? (byKey.get(place.key) ?? []) : [])),
  })).filter((each) => each.rows.length > 0);
}

/** All rows from the first to the last. */
export const rowsIn = (piles: readonly BenchPile[]): BenchRow[] => piles.flatMap(({ rows }) => rows);

/**
 * The next row that is to decide, from this one on and around; itself, when it is the only one. Rows that are not free, since a
 * colleague reads them just now, come after all others.
 */
export function nextToDecide(
  piles: readonly BenchPile[],
  key: string | undefined,
  isFree: (row: BenchRow) => boolean = () => true,
): BenchRow | undefined {
  const left = rowsAfter(piles, key).filter(({ state }) => state === 'to-review');
  return left.find(isFree) ?? left[0];
}

/** The next row that the teacher has not given a mark yet, sure or not, from this one on and around. */
export const nextUngiven = (piles: readonly BenchPile[], key: string | undefined): BenchRow | undefined =>
  rowsAfter(piles, key).find(({ state }) => state !== 'given');

function rowsAfter(piles: readonly BenchPile[], key: string | undefined): BenchRow[] {
  const rows = rowsIn(piles);
  const here = rows.findIndex((row) => row.key === key);
  return [...rows.slice(here + 1), ...rows.slice(0, here + 1)];
}

/**
 * What "keep the pile from here" keeps: from this row down, what the teacher has not given yet. A row whose suggestion has
 * moved to another pile since is left out, since nobody has read it there; not so this row itself.
 */
export function keptFrom({ pile, rows }: BenchPile, key: string): BenchRow[] {
  const here = rows.findIndex((row) => row.key === key);
  return rows
    .slice(Math.max(here, 0))
    .filter((row) => row.state !== 'given' && (row.pile === pile || row.key === key));
}
