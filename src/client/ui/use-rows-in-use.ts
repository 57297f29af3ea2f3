import { type FocusEvent, type PointerEvent, useState } from 'react';

/** The controls of a row; those of the head sort. */
const CONTROLS = 'tbody :is(button, a), li :is(button, a)';
const isInRow = (target: EventTarget) => target instanceof Element && target.closest(CONTROLS) !== null;

/** Whether the pointer is on a control of a row, or the focus in one or in its menu: then rows may not move away. */
export function useRowsInUse() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isInUse: isPointed || isFocused,
    watch: {
      onPointerOver: ({ target }: PointerEvent) => setPointed(isInRow(target)),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) =>
        setFocused(!(target instanceof Element && target.closest('thead'))),
      onBlur: () => setFocused(false),
    },
  };
}
