import { cellKind } from './cell-kind';
import { type ColumnKind, kindOf } from './headings';
import type { ListCells, ListLine } from './split-cells';

/** What each column holds, by the headings of a list. */
export interface Headed {
  /** The place of the headings among the lines. */
  readonly at: number;
  readonly kinds: readonly ColumnKind[];
}

/** Titles and notes may stand above the headings. */
const LOOKED_AT_LINES = 15;

/** The headings of a list; undefined where it has none. */
export function findHeadings({ lines }: ListCells): Headed | undefined {
  const at = lines.slice(0, LOOKED_AT_LINES).findIndex(({ cells }) => areHeadings(cells));
  const headings = lines[at];
  if (!headings) return undefined;
  const below = lines.slice(at + 1);
  const kinds = headings.cells.map((cell) => kindOf(cell) ?? 'other');
  return { at, kinds: completed(kinds, headings.cells, below) };
}

function areHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => /[@\d]/.test(cell) && kindOf(cell) === undefined)) return false;
  const kinds = filled.flatMap((cell) => kindOf(cell) ?? []);
  const names = kinds.filter((kind) => ['name', 'first', 'last', 'email'].includes(kind));
  // One heading alone may be somebody's name, unless it says that names follow.
  return kinds.length === filled.length
    ? names.length > 0 || kinds.length > 2
    : kinds.length > 1 && names.length > 0;
}

/** The kinds of columns as they go together: "Name" beside "Vorname" is the last one; and what no heading tells, by its cells. */
function completed(
  kinds: readonly ColumnKind[],
  headings: readonly string[],
  below: readonly ListLine[],
): ColumnKind[] {
  const [hasFirst, hasLast] = [kinds.includes('first'), kinds.includes('last')];
  const paired = kinds.map((kind): ColumnKind => {
    if (kind === 'name' && hasFirst !== hasLast) return hasFirst ? 'last' : 'first';
    return kind === 'name' && hasFirst ? 'other' : kind;
  });
  const looks = (at: number, kind: string): boolean => {
    const filled = below.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter((cell) => cellKind(cell) === kind).length * 2 > filled.length;
  };
  const firstLooking = (kind: string, isFree: (at: number) => boolean): number =>
    paired.findIndex((known, at) => known === 'other' && isFree(at) && looks(at, kind));
  if (!paired.includes('email')) {
    const at = firstLooking('email', () => true);
    if (at >= 0) paired[at] = 'email';
  }
  if (!paired.some((kind) => ['name', 'first', 'last'].includes(kind))) {
    const at = firstLooking('name', (place) => kindOf(headings[place] ?? '') === undefined);
    if (at >= 0) paired[at] = 'name';
  }
  return paired;
}
