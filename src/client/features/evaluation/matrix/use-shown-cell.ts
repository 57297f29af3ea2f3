import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GridPlace } from '../../../ui/grid/grid-place';

const WAIT_MS = 150;

interface ShownCell extends GridPlace {
  readonly box: DOMRect;
}

/** The cell that is pointed at or focused, after a moment; Escape and scrolling dismiss it. */
export function useShownCell() {
  const [shown, setShown] = useState<ShownCell>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (next: ShownCell | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), WAIT_MS);
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
        // The card itself may be read with the pointer on it.
        if (target instanceof Element && target.closest('[data-card]')) clearTimeout(timer.current);
        else soon(cellOf(target));
      },
      onPointerLeave: () => soon(undefined),
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) soon(cellOf(target));
      },
      onBlur: hide,
      onScrollCapture: hide,
      onKeyDownCapture({ key }: KeyboardEvent) {
        if (key === 'Escape') hide();
      },
    },
  };
}

/** The cell of an answer, not of a head or a figure. */
function cellOf(target: EventTarget): ShownCell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody [data-column]') : null;
  const column = Number(cell?.dataset.column);
  if (!cell || column < 0) return undefined;
  return { row: Number(cell.dataset.row), column, box: cell.getBoundingClientRect() };
}
