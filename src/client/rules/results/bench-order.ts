import { type BenchRow, PILES, type Pile } from './bench-rows';

/** The place of a row; a list of places is the order on the bench. */
export interface Place {
  readonly key: string;
  readonly pile: Pile;
}

export interface BenchPile {
  readonly pile: Pile;
  readonly rows: readonly BenchRow[];
}

const STATES = ['to-review', 'suggested', 'given'] as const;

/**
 * The places of rows by their current marks: in each pile undecided ones first, the least sure first; nearly equal rows of the
 * pile follow each other.
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

/** The first of the nearly equal rows directly above this one in its pile, if any. */
export function nearlySameAbove({ rows }: BenchPile, row: BenchRow): BenchRow | undefined {
  const here = rows.indexOf(row);
  const other = rows.findLastIndex((each, at) => at < here && each.near !== row.near);
  return row.near === undefined || other + 1 === here ? undefined : rows[other + 1];
}

/** The piles with rows in earlier places, so that nothing jumps; new rows come last. */
export function inPiles(rows: readonly BenchRow[], places: readonly Place[]): BenchPile[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const placed = new Set(places.map(({ key }) => key));
  const all = [...places, ...placesOf(rows.filter(({ key }) => !placed.has(key)))];
  return PILES.map((pile) => ({
    pile,
    rows: all.flatMap((place) => (place.pile === pile ? (byKey.get(place.key) ?? []) : [])),
  })).filter((each) => each.rows.length > 0);
}

export const rowsIn = (piles: readonly BenchPile[]): BenchRow[] => piles.flatMap(({ rows }) => rows);

/** The next undecided row from this one, cyclically; itself if it is the only one. Rows a colleague is reading come last. */
export function nextToDecide(
  piles: readonly BenchPile[],
  key: string | undefined,
  isFree: (row: BenchRow) => boolean = () => true,
): BenchRow | undefined {
  const left = rowsAfter(piles, key).filter(({ state }) => state === 'to-review');
  return left.find(isFree) ?? left[0];
}

/** The next row without the teacher's own mark from this one, cyclically. */
export const nextUngiven = (piles: readonly BenchPile[], key: string | undefined): BenchRow | undefined =>
  rowsAfter(piles, key).find(({ state }) => state !== 'given');

function rowsAfter(piles: readonly BenchPile[], key: string | undefined): BenchRow[] {
  const rows = rowsIn(piles);
  const here = rows.findIndex((row) => row.key === key);
  return [...rows.slice(here + 1), ...rows.slice(0, here + 1)];
}

/**
 * The rows of "accept all from here": from this row down, without the teacher's own mark. A row whose suggestion moved to
 * another pile is left out, unread as it is, except for this row itself.
 */
export function keptFrom({ pile, rows }: BenchPile, key: string): BenchRow[] {
  const here = rows.findIndex((row) => row.key === key);
  return rows
    .slice(Math.max(here, 0))
    .filter((row) => row.state !== 'given' && (row.pile === pile || row.key === key));
}
