import { type RefObject, useEffect } from 'react';

/** Focuses an element on mount if the focused element has just disappeared. */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) ref.current?.focus();
  }, [ref]);
}
