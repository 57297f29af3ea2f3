/** The position of a cell: figures from 0, heads negative. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The sticky columns before the others: the name, and its figure. */
export const NAMES = -2;
export const FIGURES = -1;

export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** The sticky rows above and below. */
  readonly headRows: number;
  readonly footRows: number;
}

interface Grid extends GridShape {
  /** The number of visible rows. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The position a key moves to; undefined if none. */
export function placeAfter({ row, column }: GridPlace, pressed: Key, grid: Grid): GridPlace | undefined {
  const isFar = pressed.ctrlKey || pressed.metaKey;
  const first = -grid.headRows;
  const last = { row: grid.rows + grid.footRows - 1, column: grid.columns - 1 };
  const to = (next: Partial<GridPlace>): GridPlace => ({
    row: within(next.row ?? row, first, last.row),
    column: within(next.column ?? column, NAMES, last.column),
  });
  switch (pressed.key) {
    case 'ArrowUp':
      return to({ row: isFar ? first : row - 1 });
    case 'ArrowDown':
      return to({ row: isFar ? last.row : row + 1 });
    case 'ArrowLeft':
      return to({ column: isFar ? NAMES : column - 1 });
    case 'ArrowRight':
      return to({ column: isFar ? last.column : column + 1 });
    case 'PageUp':
      return to({ row: row - grid.page });
    case 'PageDown':
      return to({ row: row + grid.page });
    case 'Home':
      return to(isFar ? { row: first, column: NAMES } : { column: NAMES });
    case 'End':
      return to(isFar ? last : { column: last.column });
    default:
      return undefined;
  }
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

export const isSamePlace = (one: GridPlace, other: GridPlace): boolean =>
  one.row === other.row && one.column === other.column;
