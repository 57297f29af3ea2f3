import type { StartWindow } from '../../shared/assignment/may-start';
import { dateForm } from '../../shared/date-form';

const moment = dateForm({
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

/** Day and time of a lesson, without its year: 'Fri 16 Jan, 17:00'. */
export const formatMoment = (ms: number): string => moment.text(ms);

/** When a quiz may be started, on the clock of this device; the day is said once where it is the same. */
export function windowText({ opensAt, closesAt }: StartWindow): string {
  if (opensAt !== null && closesAt !== null) return moment.range(opensAt, closesAt);
  if (opensAt !== null) return `from ${formatMoment(opensAt)}`;
  return closesAt === null ? 'at any time' : `until ${formatMoment(closesAt)}`;
}
