import { type RefObject, useEffect } from 'react';

/** Moves the focus to the text of the question that has come up: it says which one it is, and nothing else does. */
export function useQuestionFocus(
  /** Null while the question is awaited. */
  index: number | null,
  legend: RefObject<HTMLElement | null>,
): void {
  // Runs once for every question shown.
  useEffect(() => {
    window.scrollTo(0, 0);
    const text = legend.current;
    text?.focus({ preventScroll: true });
    // A window of a few lines scrolls to the text.
    if (text && text.getBoundingClientRect().bottom > window.innerHeight) text.scrollIntoView();
  }, [index, legend]);
}

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert]');

/** What the Tab key reaches: the controls of the open dialog, else of the page. */
function tabbables(): HTMLElement[] {
  const scope = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReachable);
}

/** Lets the Tab key go round inside the page: tabbing out into the browser would count as leaving the quiz. */
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
