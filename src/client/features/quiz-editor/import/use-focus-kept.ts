import { type RefObject, useEffect } from 'react';

/** Gives something the focus as it appears, where what had it before has just gone. */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) ref.current?.focus();
  }, [ref]);
}
