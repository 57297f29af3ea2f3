import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FOOT_ROWS, type GridPlace, placeAfter } from './grid-place';
import { isSameWindow, type Sight, windowOn } from './grid-window';

/** Heights and widths in rem, as in the styles. */
export const ROW_REM = 2.25;
export const COLUMN_REM = 6.5;
/** Before the layout is known. */
const FIRST_SIGHT: Sight = { top: 0, left: 0, height: 20, width: 12 };

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function sightOf(box: HTMLElement): Sight {
  if (box.clientHeight === 0) return FIRST_SIGHT;
  const rem = remPx();
  return {
    ...{ top: box.scrollTop / (ROW_REM * rem), left: box.scrollLeft / (COLUMN_REM * rem) },
    ...{ height: box.clientHeight / (ROW_REM * rem), width: box.clientWidth / (COLUMN_REM * rem) },
  };
}

/** A virtual grid with one focusable cell. */
export function useGrid({ rows, columns }: { rows: number; columns: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState(FIRST_SIGHT);
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const shown = windowOn(sight, { rows, columns });
  const latest = useRef(shown);
  latest.current = shown;

  const look = useCallback(() => {
    if (!box.current) return;
    const seen = sightOf(box.current);
    const next = windowOn(seen, { rows, columns });
    if (isSameWindow(next, latest.current)) return;
    holdFocus(box.current, (place) => isDrawn(place, next, { rows, columns }));
    setSight(seen);
  }, [rows, columns]);
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);

  const goTo = (place: GridPlace) => {
    if (!box.current) return;
    bringIntoSight(box.current, place, { rows, columns });
    const seen = sightOf(box.current);
    flushSync(() => {
      setSight(seen);
      setActive(place);
    });
    cellAt(box.current, place)?.focus({ preventScroll: true });
  };
  return {
    box,
    shown,
    /** The tab stop: the last focused cell, or the first rendered one. */
    tabStop: isDrawn(active, shown, { rows, columns })
      ? active
      : { row: Math.min(shown.rowStart, rows - 1), column: Math.min(shown.columnStart, columns - 1) },
    look,
    watch: {
      onFocus: ({ target }: FocusEvent) => {
        const place = placeOf(target);
        if (place) setActive(place);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target instanceof HTMLInputElement || event.altKey) return;
        const page = Math.max(1, Math.floor(sight.height) - FOOT_ROWS - 2);
        const next = placeAfter(placeOf(event.target) ?? active, event, { rows, columns, page });
        if (!next) return;
        event.preventDefault();
        goTo(next);
      },
    },
  };
}

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
  grid: { rows: number; columns: number },
): boolean {
  const hasRow = row < 0 || row >= grid.rows ? row < grid.rows + FOOT_ROWS : row >= rowStart && row < rowEnd;
  return hasRow && (column < 0 || (column >= columnStart && column < columnEnd));
}

/** Scrolls as little as needed; sticky parts do not cover the cell. */
function bringIntoSight(
  box: HTMLElement,
  { row, column }: GridPlace,
  grid: { rows: number; columns: number },
): void {
  const rem = remPx();
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (row >= 0 && row < grid.rows) {
    const height = ROW_REM * rem;
    const room = box.clientHeight - (part('head')?.offsetHeight ?? 0) - (part('foot')?.offsetHeight ?? 0);
    box.scrollTop = nearest(box.scrollTop, { start: row * height, size: height, room });
  }
  if (column < 0) return;
  const [name, mean] = [part('name'), part('mean')];
  const width = COLUMN_REM * rem;
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
