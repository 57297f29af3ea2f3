import { dateForm, formatTime } from '../../shared/languages/date-form';
import { sentencesOf } from '../../shared/languages/sentences';

const texts = sentencesOf('dates');

const dateTime = dateForm({ dateStyle: 'medium', timeStyle: 'short' });
const date = dateForm({ dateStyle: 'medium' });
const timeToTheSecond = dateForm({ timeStyle: 'medium' });
const day = dateForm({ day: 'numeric', month: 'short' });
const month = dateForm({ month: 'long', year: 'numeric' });

/** Date and time in this device's time zone, from epoch milliseconds. */
export const formatDateTime = (ms: number): string => dateTime.text(ms);
export const formatDate = (ms: number): string => date.text(ms);
export const formatMonth = (ms: number): string => month.text(ms);
export const formatTimeToTheSecond = (ms: number): string => timeToTheSecond.text(ms);

/** As short as possible: the time if today, the day within this year, else the full date. */
export function formatDay(ms: number, nowMs: number): string {
  const [then, now] = [new Date(ms), new Date(nowMs)];
  if (then.toDateString() === now.toDateString()) return texts.today({ time: formatTime(ms) });
  return then.getFullYear() === now.getFullYear() ? day.text(ms) : formatDate(ms);
}
