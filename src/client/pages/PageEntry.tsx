import { type ReactNode, useEffect } from 'react';

let entered: string | undefined;
let cameBack = false;

// On Back and Forward the browser restores the scroll position.
window.addEventListener('popstate', () => {
  cameBack = true;
});
// The router dispatches events of these names.
for (const step of ['pushState', 'replaceState']) {
  window.addEventListener(step, () => {
    cameBack = false;
  });
}

/**
 * Does on navigation what a page load does: scrolls to the top and focuses the heading, which screen readers
 * announce. The browser handles the first page.
 */
export function PageEntry({ place, children }: { place: string; children: ReactNode }) {
  useEffect(() => {
    const isFirst = entered === undefined || entered === place;
    entered = place;
    if (isFirst) return;
    if (!cameBack) window.scrollTo(0, 0);
    // The page has a field to type into at once.
    if (document.activeElement instanceof HTMLInputElement) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    return focusHeading();
  }, [place]);
  return children;
}

/**
 * Focuses the heading once it exists, and again when the skeleton is replaced. Stops when the focus moves
 * elsewhere; returns a cancel function.
 */
function focusHeading(): () => void {
  const look = () => {
    const { activeElement, body } = document;
    const heading = document.querySelector('h1');
    if (heading && activeElement === heading) return;
    if (activeElement && activeElement !== body && activeElement.id !== 'main') return waiting.disconnect();
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const waiting = new MutationObserver(look);
  waiting.observe(document.body, { childList: true, subtree: true });
  look();
  return () => waiting.disconnect();
}
