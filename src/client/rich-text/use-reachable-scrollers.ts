import { type RefObject, useLayoutEffect } from 'react';

/** Elements that may be wider than their column and scroll. */
const SCROLLERS = 'pre, table, math';

/** Makes overflowing code blocks, tables and formulas focusable, and only those. */
export function useReachableScrollers(
  element: RefObject<HTMLElement | null>,
  html: string,
  isOn: boolean,
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!isOn || !box || html === '') return;
    // The text itself, if its box has a fixed height as on the bench.
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
