import type { StartWindow } from '../../shared/assignment/may-start';

const moment = new Intl.DateTimeFormat(undefined, {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

/** Day and time of a lesson, without its year: 'Fri, Jan 16, 5:00 PM'. */
export const formatMoment = (ms: number): string => moment.format(ms);

/** When a quiz may be started, in the reader's language and zone; the day is said once where it is the same. */
export function windowText({ opensAt, closesAt }: StartWindow): string {
  if (opensAt !== null && closesAt !== null) return moment.formatRange(opensAt, closesAt);
  if (opensAt !== null) return `from ${formatMoment(opensAt)}`;
  return closesAt === null ? 'at any time' : `until ${formatMoment(closesAt)}`;
}
