import { useEffect } from 'react';

let lastView: string | undefined;
let cameBack = false;

// Going back or on restores the scroll position, which is the browser's to do.
window.addEventListener('popstate', () => {
  cameBack = true;
});

/** Does for a screen within the teacher's route what entering a page does: starts at the top, focus at the content. */
export function ViewEntry({ view }: { view: string }) {
  useEffect(() => {
    const isFirst = lastView === undefined;
    if (lastView === view) return;
    lastView = view;
    if (isFirst) return;
    if (!cameBack) window.scrollTo(0, 0);
    cameBack = false;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [view]);

  // The next visit of the route is entered as a page.
  useEffect(
    () => () => {
      lastView = undefined;
    },
    [],
  );
  return null;
}
