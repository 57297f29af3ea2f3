import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useWatched, watched } from '../watched';

/** Below this width tables become cards (interface brief "Breakpoints"). */
const NARROW = matchMedia('(max-width: 40rem)');

const narrow = watched(
  () => NARROW.matches,
  () => [[NARROW, 'change']],
);

export const useNarrow = (): boolean => useWatched(narrow);

/** The previous order while it is held: removed rows drop out, new ones go to the end. */
export function heldOrder(
  before: readonly string[],
  now: readonly string[],
  all: ReadonlySet<string>,
): string[] {
  const remaining = new Set(before.filter((id) => all.has(id)));
  return [...remaining, ...now.filter((id) => !remaining.has(id))];
}

/** The controls within rows, not those in the head. */
const CONTROLS = 'tbody :is(button, a), li :is(button, a)';
const isInRow = (target: EventTarget) => target instanceof Element && target.closest(CONTROLS) !== null;

/** Whether a row's control is hovered or focused, or its menu is open: rows must then not move. */
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
