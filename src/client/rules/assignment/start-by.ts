import type { MayStart } from '../../../shared/assignment/may-start';

/**
 * The status of an announced start at a moment of the server's clock (epoch milliseconds): it opens and ends
 * by itself. New decisions such as a pause are only known from the server.
 */
export function startBy(told: MayStart, nowMs: number, closesAt: number | null = null): MayStart {
  if ('no' in told) {
    const hasOpened = told.because === 'not-yet' && told.from !== undefined && nowMs >= told.from;
    return hasOpened ? startBy({ yes: true, until: closesAt }, nowMs) : told;
  }
  const { until } = told;
  return until !== null && nowMs >= until ? { no: true, because: 'over', ended: until } : told;
}

/** The moments of its opening and its end. */
export const momentsOf = (told: MayStart, closesAt: number | null = null): number[] =>
  [closesAt, 'no' in told ? told.from : told.until].filter((moment) => typeof moment === 'number');
