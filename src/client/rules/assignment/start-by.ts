import type { MayStart } from '../../../shared/assignment/may-start';

/**
 * What has become of a start that the server told of earlier, at a moment of its clock (epoch milliseconds): it opens and ends
 * by itself. What the server decides anew, as a pause, it has to be asked.
 */
export function startBy(told: MayStart, nowMs: number, closesAt: number | null = null): MayStart {
  if ('no' in told) {
    const hasOpened = told.because === 'not-yet' && told.from !== undefined && nowMs >= told.from;
    return hasOpened ? startBy({ yes: true, until: closesAt }, nowMs) : told;
  }
  const { until } = told;
  return until !== null && nowMs >= until ? { no: true, because: 'over', ended: until } : told;
}

/** The moments at which it opens and ends. */
export const momentsOf = (told: MayStart, closesAt: number | null = null): number[] =>
  [closesAt, 'no' in told ? told.from : told.until].filter((moment) => typeof moment === 'number');
