import { type ReactNode, useLayoutEffect } from 'react';
import { cell, useWatched } from '../watched';

/** Parts of the reading help (`client/reading-help`) on students' pages; empty elsewhere. */
interface Reading {
  /** Opens the switches, in every bar. */
  readonly button?: ReactNode;
  /** Reads its question aloud. */
  readonly listen?: ReactNode;
  /** Words a time without its seconds. */
  readonly calmTime?: ((seconds: number) => string) | undefined;
}

export const reading = cell<Reading>({});

export const useReading = (): Reading => useWatched(reading);

const larger = { asked: 0 };

/** How many mounted parts ask for larger text. */
export const timesLarger = (): number => larger.asked;

/** Enlarges text and controls of the whole page, dialogs included, while mounted. */
export function useLargerText(isLarger: boolean): void {
  useLayoutEffect(() => {
    if (!isLarger) return;
    const { dataset } = document.documentElement;
    larger.asked += 1;
    dataset.text = 'larger';
    return () => {
      larger.asked -= 1;
      if (larger.asked === 0) delete dataset.text;
    };
  }, [isLarger]);
}
