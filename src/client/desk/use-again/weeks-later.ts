import type { StartWindow } from '../../../shared/assignment/may-start';
import { momentOf, wallOf } from '../../platform/local-date-time';

const WEEK_MS = 7 * 86_400_000;
/** The first month of a school year (0 is January): August. */
const FIRST_MONTH = 7;

interface Here {
  readonly nowMs: number;
  readonly timeZone: string;
}

/**
 * The number of weeks to move all windows, keeping weekdays and times: to the same week of this school year
 * if still ahead, else to the first window's next occurrence.
 */
export function weeksLater(windows: readonly StartWindow[], { nowMs, timeZone }: Here): number {
  const starts = windows.flatMap(({ opensAt, closesAt }) => opensAt ?? closesAt ?? []);
  if (starts.length === 0) return 0;
  const first = wallOf(Math.min(...starts), timeZone);
  const now = wallOf(nowMs, timeZone);
  const years = schoolYearOf(now) - schoolYearOf(first);
  const sameWeek = Math.round((yearsLater(first, years) - first) / WEEK_MS);
  const next = Math.max(0, Math.floor((now - first) / WEEK_MS) + 1);
  const ahead = momentOf(first + next * WEEK_MS, timeZone) > nowMs ? next : next + 1;
  return Math.max(sameWeek, ahead);
}

function schoolYearOf(wallMs: number): number {
  const day = new Date(wallMs);
  return day.getUTCFullYear() - (day.getUTCMonth() < FIRST_MONTH ? 1 : 0);
}

/** The same date and time in another year; 29 February becomes 1 March. */
function yearsLater(wallMs: number, years: number): number {
  const date = new Date(wallMs);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** A window moved by weeks, at the same weekday and time of the zone; a window with a duration keeps one. */
export function moved({ opensAt, closesAt }: StartWindow, weeks: number, timeZone: string): StartWindow {
  const later = (ms: number) =>
    weeks === 0 ? ms : momentOf(wallOf(ms, timeZone) + weeks * WEEK_MS, timeZone);
  if (opensAt === null || closesAt === null) {
    return { opensAt: opensAt && later(opensAt), closesAt: closesAt && later(closesAt) };
  }
  const [opens, closes] = [later(opensAt), later(closesAt)];
  // A clock change in between may move the start past the end.
  return { opensAt: opens, closesAt: closes > opens ? closes : opens + (closesAt - opensAt) };
}
