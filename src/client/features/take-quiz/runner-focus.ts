import { type RefObject, useEffect } from 'react';

/** Focuses the text of a newly shown question; this alone announces its number. */
export function useQuestionFocus(
  /** Null while the question is loading. */
  index: number | null,
  legend: RefObject<HTMLElement | null>,
): void {
  // Once per question shown.
  useEffect(() => {
    window.scrollTo(0, 0);
    const text = legend.current;
    text?.focus({ preventScroll: true });
    // In a very low window, scrolls to the text.
    if (text && text.getBoundingClientRect().bottom > window.innerHeight) text.scrollIntoView();
  }, [index, legend]);
}

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert]');

/** The elements that Tab reaches: those of the open dialog, else of the page. */
function tabbables(): HTMLElement[] {
  const scope = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReachable);
}

/** Wraps Tab inside the page: tabbing out into the browser would count as leaving the quiz. */
export function useTabWrap(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      const reachable = tabbables();
      const [first, last] = [reachable[0], reachable.at(-1)];
      const active = document.activeElement;
      const isNowhere = active === null || active === document.body || active instanceof HTMLDialogElement;
      const leaves = event.shiftKey ? active === first || isNowhere : active === last;
      if (!leaves) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [isOn]);
}
