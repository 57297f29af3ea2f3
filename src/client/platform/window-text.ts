import type { StartWindow } from '../../shared/assignment/may-start';
import { dateForm } from '../../shared/languages/date-form';
import { sentencesOf } from '../../shared/languages/sentences';

const texts = sentencesOf('dates');

const moment = dateForm({
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

/** Date and time without the year: 'Fri 16 Jan, 17:00'. */
export const formatMoment = (ms: number): string => moment.text(ms);

const soon = dateForm({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
const day = dateForm({ day: 'numeric', month: 'short' });
const SOON_MS = 6 * 24 * 60 * 60 * 1000;

/** As short as a button needs: 'Fri 08:00' for the next days, else '16 Jan'. */
export const formatSoon = (ms: number, nowMs: number): string =>
  Math.abs(ms - nowMs) < SOON_MS ? soon.text(ms) : day.text(ms);

/** A quiz's start window in this device's time zone; a common day is written once. */
export function windowText({ opensAt, closesAt }: StartWindow): string {
  if (opensAt !== null && closesAt !== null) return moment.range(opensAt, closesAt);
  if (opensAt !== null) return texts.from({ moment: formatMoment(opensAt) });
  return closesAt === null ? texts.atAnyTime : texts.until({ moment: formatMoment(closesAt) });
}
