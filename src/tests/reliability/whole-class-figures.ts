import { percentile } from './reliability-test';

export type Call = 'join' | 'autosave' | 'follow' | 'submit';
const CALLS: readonly Call[] = ['join', 'autosave', 'follow', 'submit'];

/** The duration of each call of a class, in milliseconds from its due time. */
export interface Figures extends Readonly<Record<Call, number[]>> {
  /** One line per call without a 2xx response. */
  readonly failures: string[];
  refusedAsTooMany: number;
}

export const noFigures = (): Figures => ({
  ...{ join: [], autosave: [], follow: [], submit: [] },
  ...{ failures: [], refusedAsTooMany: 0 },
});

/** Upper limits for 95th percentile and mean, in milliseconds. */
export type Limits = Partial<Record<Call, { readonly p95: number; readonly mean?: number }>>;

/** The times of each kind of call for a report. */
export const timesShown = (figures: Figures): Record<string, string> =>
  Object.fromEntries(
    CALLS.map((call) => {
      const times = [0.5, 0.95, 0.99, 1].map((share) => percentile(figures[call], share));
      const shown = [...times, meanOf(figures[call]).toFixed(1)].join('/');
      return [`ms ${call} p50/p95/p99/max/mean of ${figures[call].length}`, shown];
    }),
  );

/** One sentence for each exceeded limit. */
export const missesOf = (figures: Figures, limits: Limits): string[] =>
  CALLS.flatMap((call) => {
    const { p95 = Number.POSITIVE_INFINITY, mean = Number.POSITIVE_INFINITY } = limits[call] ?? {};
    const measured = [
      ['p95', percentile(figures[call], 0.95), p95],
      ['mean', Number(meanOf(figures[call]).toFixed(1)), mean],
    ] as const;
    return measured.flatMap(([what, figure, limit]) =>
      figure < limit ? [] : [`The ${what} of ${call} is ${figure} ms, not below ${limit} ms.`],
    );
  });

const meanOf = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
