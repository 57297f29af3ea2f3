import { type RefObject, useLayoutEffect } from 'react';

/** Tells the page how high the dock is, so that what floats above it never covers its lines. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--dock-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
