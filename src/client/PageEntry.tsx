import { type ReactNode, useEffect } from 'react';

let entered: string | undefined;
let cameBack = false;

// Going back or on restores the scroll position, which is the browser's to do. A step within the page is none.
window.addEventListener('popstate', () => {
  cameBack = location.pathname !== entered;
});

/**
 * Does for a page inside the app what loading a page does: starts at the top and with the focus at the
 * content. The first page is the browser's own doing.
 */
export function PageEntry({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    const isFirst = entered === undefined || entered === path;
    entered = path;
    if (isFirst) return;
    if (!cameBack) window.scrollTo(0, 0);
    cameBack = false;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return children;
}
