import type { ElementDropTargetEventBasePayload } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { GripVertical } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styles from './DragRow.module.css';

/** The drag handle, for pointers only: keyboard users have buttons. */
export function DragHandle({ ref, disabled }: { ref: Ref<HTMLSpanElement>; disabled: boolean }) {
  return (
    <span
      ref={ref}
      className={styles.handle}
      data-disabled={disabled || undefined}
      title={disabled ? undefined : 'Drag to move'}
      aria-hidden="true"
    >
      <GripVertical size={18} />
    </span>
  );
}

interface DragRowOptions {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** A row can only be dropped within its own list. */
  list: string;
  /** Whether the list runs from side to side. */
  isAcross?: boolean;
  /** Position in the list, from 0. */
  index: number;
  disabled: boolean;
  /** Called with the new position, from 0. */
  onMove: (to: number) => void;
}

type Edge = 'before' | 'after';

/** Makes a row draggable within its list, in addition to the buttons. */
export function useDragRow(options: DragRowOptions): { dragging: boolean; edge: Edge | undefined } {
  const { row, handle, list, disabled, isAcross = false } = options;
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Edge | undefined>();
  const data = useEffectEvent(() => ({ list, index: options.index, move: options.onMove }));

  useEffect(() => {
    if (disabled) return;
    let release: (() => void) | undefined;
    let gone = false;
    // Lazy: not needed before the list is shown, and the buttons work without it.
    void import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter')
      .then(({ draggable, dropTargetForElements }) => {
        const element = row.current;
        const grip = handle.current;
        if (gone || !element || !grip) return;
        // The handle rather than the row: in draggable rows some browsers block text selection in fields.
        const stopDrag = draggable({
          element: grip,
          getInitialData: data,
          onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
            const { left, top } = element.getBoundingClientRect();
            const { clientX, clientY } = location.current.input;
            nativeSetDragImage?.(element, clientX - left, clientY - top);
          },
          onDragStart: () => setDragging(true),
          onDrop: () => setDragging(false),
        });
        const mark = ({ location, source }: ElementDropTargetEventBasePayload) =>
          setEdge(source.element === grip ? undefined : edgeAt(element, location.current.input, isAcross));
        const stopDrop = dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.list === list,
          onDragEnter: mark,
          onDrag: mark,
          onDragLeave: () => setEdge(undefined),
          onDrop: ({ location, source }) => {
            setEdge(undefined);
            const { index: from, move } = source.data as ReturnType<typeof data>;
            const isAfter = edgeAt(element, location.current.input, isAcross) === 'after';
            const to = dropIndex({ from, over: data().index, isAfter });
            if (to !== from) move(to);
          },
        });
        release = () => {
          stopDrag();
          stopDrop();
        };
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      release?.();
    };
  }, [row, handle, list, disabled, isAcross]);

  return { dragging, edge };
}

function edgeAt(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  isAcross: boolean,
): Edge {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isPast = isAcross ? clientX > left + width / 2 : clientY > top + height / 2;
  return isPast ? 'after' : 'before';
}

/** New index of a row dropped before or after another; indexes count from 0, before the move. */
export function dropIndex({ from, over, isAfter }: { from: number; over: number; isAfter: boolean }): number {
  const place = isAfter ? over + 1 : over;
  // Removing the row shifts the later ones up.
  return place > from ? place - 1 : place;
}
