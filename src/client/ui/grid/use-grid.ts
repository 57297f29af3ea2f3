import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridPlace, type GridShape, placeAfter } from './grid-place';
import { isSameWindow, type Sight, windowOn } from './grid-window';

/** Of each cell, in rem. */
interface CellSize {
  readonly row: number;
  readonly column: number;
}

/** Before the layout is known. */
const FIRST_SIGHT: Sight = { top: 0, left: 0, height: 20, width: 12 };

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function sightOf(box: HTMLElement, size: CellSize): Sight {
  if (box.clientHeight === 0) return FIRST_SIGHT;
  const [row, column] = [size.row * remPx(), size.column * remPx()];
  return {
    ...{ top: box.scrollTop / row, left: box.scrollLeft / column },
    ...{ height: box.clientHeight / row, width: box.clientWidth / column },
  };
}

/** A virtual grid with one focusable cell. */
export function useGrid(shape: GridShape, size: CellSize) {
  const { rows, columns, footRows, headRows } = shape;
  const box = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState(FIRST_SIGHT);
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const shown = windowOn(sight, { rows, columns });
  const latest = useRef(shown);
  latest.current = shown;

  const look = useCallback(() => {
    if (!box.current) return;
    const seen = sightOf(box.current, size);
    const next = windowOn(seen, { rows, columns });
    if (isSameWindow(next, latest.current)) return;
    holdFocus(box.current, (place) => isDrawn(place, next, { rows, columns, footRows }));
    setSight(seen);
  }, [rows, columns, footRows, size]);
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);

  const goTo = useCallback(
    (place: GridPlace) => {
      if (!box.current) return;
      bringIntoSight(box.current, place, { rows, size });
      const seen = sightOf(box.current, size);
      flushSync(() => {
        setSight(seen);
        setActive(place);
      });
      cellAt(box.current, place)?.focus({ preventScroll: true });
    },
    [rows, size],
  );
  return {
    ...{ box, shape, size, shown },
    /** The tab stop: the last focused cell, or the first rendered one. */
    tabStop: isDrawn(active, shown, shape)
      ? active
      : { row: Math.min(shown.rowStart, rows - 1), column: Math.min(shown.columnStart, columns - 1) },
    look,
    /** Scrolls to a cell and focuses it. */
    goTo,
    /** Focuses the cell of the tab stop. */
    enter: () => goTo(isDrawn(active, shown, shape) ? active : { row: 0, column: 0 }),
    watch: {
      onFocus: ({ target }: FocusEvent) => {
        const place = placeOf(target);
        if (place) setActive(place);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target instanceof HTMLInputElement || event.altKey) return;
        const page = Math.max(1, Math.floor(sight.height) - footRows - headRows);
        const next = placeAfter(placeOf(event.target) ?? active, event, { ...shape, page });
        if (!next) return;
        event.preventDefault();
        goTo(next);
      },
    },
  };
}

export type GridState = ReturnType<typeof useGrid>;

/** The position attributes of a cell or its content. */
export const placeProps = ({ row, column }: GridPlace) => ({ 'data-row': row, 'data-column': column });

function placeOf(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return undefined;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
}

const cellAt = (box: HTMLElement, { row, column }: GridPlace) =>
  box.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

/** When the focused cell is unmounted, the grid takes the focus, and its keys continue from there. */
function holdFocus(box: HTMLElement, stays: (place: GridPlace) => boolean): void {
  const { activeElement } = document;
  const place = activeElement && box.contains(activeElement) ? placeOf(activeElement) : undefined;
  if (place && !stays(place)) box.querySelector('table')?.focus({ preventScroll: true });
}

/** Heads and foot are always rendered, others only nearby. */
function isDrawn(
  { row, column }: GridPlace,
  { rowStart, rowEnd, columnStart, columnEnd }: ReturnType<typeof windowOn>,
  grid: Pick<GridShape, 'rows' | 'columns' | 'footRows'>,
): boolean {
  const hasRow =
    row < 0 || row >= grid.rows ? row < grid.rows + grid.footRows : row >= rowStart && row < rowEnd;
  return hasRow && (column < 0 || (column >= columnStart && column < columnEnd));
}

/** Scrolls as little as needed; sticky parts do not cover the cell. */
function bringIntoSight(
  box: HTMLElement,
  { row, column }: GridPlace,
  { rows, size }: { rows: number; size: CellSize },
): void {
  const rem = remPx();
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (row >= 0 && row < rows) {
    const height = size.row * rem;
    const room = box.clientHeight - (part('head')?.offsetHeight ?? 0) - (part('foot')?.offsetHeight ?? 0);
    box.scrollTop = nearest(box.scrollTop, { start: row * height, size: height, room });
  }
  if (column < 0) return;
  const [name, mean] = [part('name'), part('lead')];
  const width = size.column * rem;
  const isMeanFast = mean !== null && getComputedStyle(mean).position === 'sticky';
  const beside = isMeanFast ? 0 : (mean?.offsetWidth ?? 0);
  const room = box.clientWidth - (name?.offsetWidth ?? 0) - (isMeanFast ? mean.offsetWidth : 0);
  box.scrollLeft = nearest(box.scrollLeft, { start: beside + column * width, size: width, room });
}

/** The scroll position that shows an interval whole. */
const nearest = (
  from: number,
  { start, size, room }: { start: number; size: number; room: number },
): number => Math.min(Math.max(from, start + size - room), start);
