import { dateForm, formatTime } from '../../shared/languages/date-form';
import { sentencesOf } from '../../shared/languages/sentences';

const texts = sentencesOf('dates');

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_BY_NAME = 7;

const weekday = dateForm({ weekday: 'long' });
const day = dateForm({ day: 'numeric', month: 'long' });

const dayStart = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** A due time in words: 'in 10 minutes', 'today at 15:30', 'tomorrow', 'on Tuesday', 'on 3 December'. */
export function dueText(dueAt: number, now: number): string {
  const left = dueAt - now;
  if (left <= MINUTE_MS) return texts.inAMinute;
  if (left < HOUR_MS) return texts.inMinutes({ count: Math.ceil(left / MINUTE_MS) });
  // Rounded because of clock changes, when a day has 23 or 25 hours.
  const days = Math.round((dayStart(dueAt) - dayStart(now)) / (24 * HOUR_MS));
  if (days === 0) return texts.todayAt({ time: formatTime(dueAt) });
  if (days === 1) return texts.tomorrow;
  return days < DAYS_BY_NAME
    ? texts.onWeekday({ weekday: weekday.text(dueAt) })
    : texts.onDate({ date: day.text(dueAt) });
}
