import { percentile } from './reliability-test';

export type Call = 'join' | 'autosave' | 'follow' | 'submit';
const CALLS: readonly Call[] = ['join', 'autosave', 'follow', 'submit'];

/** What a class did and how long each of its calls took, in milliseconds from when it was due. */
export interface Figures extends Readonly<Record<Call, number[]>> {
  /** One line for each call that was not answered with 2xx. */
  readonly failures: string[];
  refusedAsTooMany: number;
}

export const noFigures = (): Figures => ({
  ...{ join: [], autosave: [], follow: [], submit: [] },
  ...{ failures: [], refusedAsTooMany: 0 },
});

/** The times of each kind of call, as a report shows them. */
export const timesShown = (figures: Figures): Record<string, string> =>
  Object.fromEntries(
    CALLS.map((call) => {
      const times = [0.5, 0.95, 0.99].map((share) => percentile(figures[call], share));
      return [`ms ${call} p50/p95/p99 of ${figures[call].length}`, times.join('/')];
    }),
  );
