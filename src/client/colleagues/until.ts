import { fromLocalField, toLocalField } from '../platform/local-date-time';

const LAST_MINUTE = 'T23:59';
const DAYS_OF_WEEK = 7;

/** A moment as the value of a date field; '' for none. */
export const dayField = (ms: number | null, timeZone: string): string =>
  ms === null ? '' : toLocalField(ms, timeZone).slice(0, 10);

/** The end of a date field's day; null if empty, undefined if invalid. */
export function endOfDay(typed: string, timeZone: string): number | null | undefined {
  return typed === '' ? null : fromLocalField(`${typed}${LAST_MINUTE}`, timeZone);
}

/** The Sunday of this week as the value of a date field. */
export function endOfWeek(nowMs: number, timeZone: string): string {
  const today = new Date(`${dayField(nowMs, timeZone)}T00:00Z`);
  const daysLeft = (DAYS_OF_WEEK - today.getUTCDay()) % DAYS_OF_WEEK;
  today.setUTCDate(today.getUTCDate() + daysLeft);
  return today.toISOString().slice(0, 10);
}
