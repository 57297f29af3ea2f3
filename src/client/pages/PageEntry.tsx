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
 * Does for a page inside the app what loading a page does: starts at the top and with the focus at the
 * content. The first page is the browser's own doing.
 */
export function PageEntry({ place, children }: { place: string; children: ReactNode }) {
  useEffect(() => {
    const isFirst = entered === undefined || entered === place;
    entered = place;
    if (isFirst) return;
    if (!cameBack) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
  return children;
}
