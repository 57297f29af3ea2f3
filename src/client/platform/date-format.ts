const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const timeToTheSecond = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' });

/** Day and time in the reader's language, from epoch milliseconds. */
export const formatDateTime = (ms: number): string => dateTime.format(ms);
export const formatDate = (ms: number): string => date.format(ms);
export const formatTime = (ms: number): string => time.format(ms);
export const formatTimeToTheSecond = (ms: number): string => timeToTheSecond.format(ms);

/** The day on which something ends: 'Fri, Nov 27'. */
export const formatUntil = (ms: number): string => weekday.format(ms);

/** As short as it can be said: the time of today, the day of this year, or the whole date. */
export function formatDay(ms: number, nowMs: number): string {
  const [then, now] = [new Date(ms), new Date(nowMs)];
  if (then.toDateString() === now.toDateString()) return `Today, ${formatTime(ms)}`;
  return then.getFullYear() === now.getFullYear() ? day.format(ms) : formatDate(ms);
}
