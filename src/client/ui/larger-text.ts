import { useLayoutEffect } from 'react';

/** Makes text and controls of the whole page larger, dialogs included, for as long as what is written on is there. */
export function useLargerText(isLarger: boolean): void {
  useLayoutEffect(() => {
    if (!isLarger) return;
    const { dataset } = document.documentElement;
    dataset.text = 'larger';
    return () => {
      delete dataset.text;
    };
  }, [isLarger]);
}
