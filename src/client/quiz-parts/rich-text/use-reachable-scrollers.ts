import { type RefObject, useLayoutEffect } from 'react';

/** What may be wider than its column, and is scrolled by itself. */
const SCROLLERS = 'pre, table, math';

/** Lets the keyboard reach the code blocks, tables and formulas that are too wide for their place, and only those. */
export function useReachableScrollers(
  element: RefObject<HTMLElement | null>,
  html: string,
  isOn: boolean,
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!isOn || !box || html === '') return;
    // The text itself where its place has a height of its own, as above the answers on the bench.
    const isScrolled = getComputedStyle(box).overflowY === 'auto';
    const parts = [...(isScrolled ? [box] : []), ...box.querySelectorAll(SCROLLERS)];
    if (parts.length === 0) return;
    const look = () => {
      for (const part of parts) {
        const isTooHigh = part === box && part.scrollHeight > part.clientHeight;
        if (isTooHigh || part.scrollWidth > part.clientWidth) part.setAttribute('tabindex', '0');
        else part.removeAttribute('tabindex');
      }
    };
    const observer = new ResizeObserver(look);
    for (const part of parts) observer.observe(part);
    look();
    return () => observer.disconnect();
  }, [element, html, isOn]);
}
