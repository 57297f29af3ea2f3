import { type ReactNode, useEffect } from 'react';

let entered: string | undefined;
let cameBack = false;

// Going back or on restores the scroll position, which is the browser's to do.
window.addEventListener('popstate', () => {
  cameBack = true;
});
// The router announces what it pushes and replaces by events of these names.
for (const step of ['pushState', 'replaceState']) {
  window.addEventListener(step, () => {
    cameBack = false;
  });
}

/**
 * Does for a page inside the app what loading a page does: starts at the top, with the focus on its heading, so that a
 * screen reader says where it is. The first page is the browser's own doing.
 */
export function PageEntry({ place, children }: { place: string; children: ReactNode }) {
  useEffect(() => {
    const isFirst = entered === undefined || entered === place;
    entered = place;
    if (isFirst) return;
    if (!cameBack) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    return focusHeading();
  }, [place]);
  return children;
}

/**
 * Focuses the heading as soon as the page has one, and again when what was shown while it loaded is replaced. Ends once the
 * focus is anywhere else; returns how to end it.
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
