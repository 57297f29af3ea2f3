import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { withMoved } from '../../../shared/quiz/order';

interface DraggedRow {
  order: readonly string[];
  option: string;
}

interface RowDragging {
  order: readonly string[];
  onStart: () => void;
  /** Not called if the row was dropped at its old position. */
  onDrop: (order: string[], option: string) => void;
}

/** The distance in px from which a press is a drag; a tap moves less. */
const DRAG_FROM_PX = 8;

/** Dragging of rows by a handle, with a mouse or a finger. */
export function useDraggedRow({ order, onStart, onDrop }: RowDragging) {
  const ref = useRef<HTMLOListElement>(null);
  const held = useRef<{ option: string; y: number }>(undefined);
  const hasDragged = useRef(false);
  const [dragged, setDragged] = useState<DraggedRow>();

  const hold = (event: PointerEvent, option: string) => {
    hasDragged.current = false;
    if (event.button !== 0 || ref.current?.closest('fieldset:disabled')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { option, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!held.current || !ref.current) return;
    const { option, y } = held.current;
    if (!dragged) {
      if (Math.abs(event.clientY - y) < DRAG_FROM_PX) return;
      hasDragged.current = true;
      // A row that moves in the DOM would lose the pointer.
      ref.current.setPointerCapture(event.pointerId);
      onStart();
    }
    const now = dragged?.order ?? order;
    const to = rowAt(ref.current, event.clientY);
    if (!dragged || now[to] !== option) setDragged({ order: withMoved(now, option, to), option });
  };
  const onPointerCancel = () => {
    held.current = undefined;
    setDragged(undefined);
  };
  const onPointerUp = () => {
    onPointerCancel();
    if (dragged?.order.some((option, at) => option !== order[at])) onDrop([...dragged.order], dragged.option);
  };
  /** Safari sends a click after a drag; a key's click has no count. */
  const isBehindDrag = ({ detail }: MouseEvent) => hasDragged.current && detail > 0;
  return { dragged, hold, isBehindDrag, ref, onPointerMove, onPointerUp, onPointerCancel };
}

/** The index of the row at a height: the first row that ends below it, else the last. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return at < 0 ? rows.length - 1 : at;
}
