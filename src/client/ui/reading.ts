import { type ReactNode, useLayoutEffect } from 'react';
import { cell, useWatched } from '../watched';

/** Where students' pages put what helps a student to read (`quiz-parts/reading-help`); on all other pages it stays empty. */
interface Reading {
  /** Opens the switches; stands in each bar. */
  readonly button?: ReactNode;
  /** Reads aloud the question that it stands in. */
  readonly listen?: ReactNode;
  /** Words a time without its seconds. */
  readonly calmTime?: ((seconds: number) => string) | undefined;
}

export const reading = cell<Reading>({});

export const useReading = (): Reading => useWatched(reading);

const larger = { asked: 0 };

/** How many parts of the page ask for larger text just now. */
export const timesLarger = (): number => larger.asked;

/** Makes text and controls of the whole page larger, dialogs included, for as long as a part that asks for it is there. */
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
