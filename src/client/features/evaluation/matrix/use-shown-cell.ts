import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GridPlace } from '../../../ui/grid/grid-place';

const WAIT_MS = 150;

interface ShownCell extends GridPlace {
  readonly box: DOMRect;
}

/** The hovered or focused cell, after a delay; Escape and scrolling dismiss it. */
export function useShownCell() {
  const [shown, setShown] = useState<ShownCell>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (target?: EventTarget) => {
    clearTimeout(timer.current);
    const next = target && cellOf(target);
    timer.current = setTimeout(() => setShown(next && placeOf(next)), WAIT_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    hide,
    watch: {
      onPointerOver({ target, pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        // The pointer may move onto the card itself to read it.
        if (target instanceof Element && target.closest('[data-card]')) clearTimeout(timer.current);
        else soon(target);
      },
      onPointerLeave: () => soon(),
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) soon(target);
      },
      onBlur: hide,
      // A key may scroll to its cell, which then waits to be shown.
      onScrollCapture: () => setShown(undefined),
      onKeyDownCapture({ key }: KeyboardEvent) {
        if (key === 'Escape') hide();
      },
    },
  };
}

/** The cell of an answer, not of a head or a figure. */
function cellOf(target: EventTarget): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody [data-column]') : null;
  return cell && Number(cell.dataset.column) >= 0 ? cell : undefined;
}

const placeOf = (cell: HTMLElement): ShownCell => ({
  row: Number(cell.dataset.row),
  column: Number(cell.dataset.column),
  box: cell.getBoundingClientRect(),
});
