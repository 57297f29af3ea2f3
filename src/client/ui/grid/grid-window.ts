/** The rendered rows and columns: the visible ones and some around; ends exclusive. */
export interface GridWindow {
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly columnStart: number;
  readonly columnEnd: number;
}

/** The visible box, in cells. */
export interface Sight {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** Overscan, so that scrolling never outruns it. */
const ROWS_AROUND = 8;
const COLUMNS_AROUND = 3;
/** The window moves in steps, not with each row. */
const ROW_STEP = 4;
const COLUMN_STEP = 2;

/** The window on a grid of a given size. */
export function windowOn(
  { top, left, height, width }: Sight,
  { rows, columns }: { rows: number; columns: number },
): GridWindow {
  const rowStart = stepsDown(top - ROWS_AROUND, ROW_STEP, rows);
  const columnStart = stepsDown(left - COLUMNS_AROUND, COLUMN_STEP, columns);
  return {
    rowStart,
    rowEnd: Math.min(rows, rowStart + Math.ceil(height) + 2 * ROWS_AROUND + ROW_STEP),
    columnStart,
    columnEnd: Math.min(columns, columnStart + Math.ceil(width) + 2 * COLUMNS_AROUND + COLUMN_STEP),
  };
}

const stepsDown = (from: number, step: number, count: number): number =>
  Math.max(0, Math.floor(Math.min(from, count - 1) / step) * step);

export const isSameWindow = (one: GridWindow, other: GridWindow): boolean =>
  one.rowStart === other.rowStart &&
  one.rowEnd === other.rowEnd &&
  one.columnStart === other.columnStart &&
  one.columnEnd === other.columnEnd;
