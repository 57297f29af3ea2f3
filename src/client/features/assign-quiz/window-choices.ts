import type { StartWindow } from '../../../shared/assignment/may-start';
import { formatTime } from '../../../shared/languages/date-form';
import { momentOf, wallOf } from '../../platform/local-date-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The usual hours of lessons. */
const FIRST_HOUR = 8;
const LAST_HOUR = 17;
const [MONDAY, FRIDAY] = [1, 5];

export interface WindowChoice {
  readonly label: string;
  readonly window: StartWindow;
}

/** Common windows, so that none has to be typed. */
export function windowChoices(nowMs: number, timeZone: string): WindowChoice[] {
  const { at, weekday } = calendarOf(nowMs, timeZone);
  const end = formatTime(at(0, LAST_HOUR));
  const until = (closesAt: number): StartWindow => ({ opensAt: null, closesAt });
  const today = { label: `Today until ${end}`, window: until(at(0, LAST_HOUR)) };
  const tomorrow = {
    label: `Tomorrow until ${end}`,
    window: { opensAt: at(1, FIRST_HOUR), closesAt: at(1, LAST_HOUR) },
  };
  const toFriday = FRIDAY - weekday;
  const thisWeek = { label: `This week until Friday ${end}`, window: until(at(toFriday, LAST_HOUR)) };
  const toMonday = ((MONDAY - weekday + 6) % 7) + 1;
  const nextWeek = {
    label: `Next week until Friday ${end}`,
    window: { opensAt: at(toMonday, FIRST_HOUR), closesAt: at(toMonday + 4, LAST_HOUR) },
  };
  return [
    ...(nowMs < at(0, LAST_HOUR) ? [today] : []),
    tomorrow,
    // On a Friday this would be today.
    ...(weekday >= MONDAY && weekday < FRIDAY ? [thisWeek] : [nextWeek]),
  ];
}

/** Days from today in the zone's calendar. */
function calendarOf(nowMs: number, timeZone: string) {
  const wallMs = wallOf(nowMs, timeZone);
  const midnight = wallMs - (wallMs % DAY_MS);
  return {
    at: (days: number, hour: number, minute = 0) =>
      momentOf(midnight + days * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS, timeZone),
    /** Sunday is 0. */
    weekday: new Date(wallMs).getUTCDay(),
    hour: new Date(wallMs).getUTCHours(),
  };
}

/** A longer window is not a lesson. */
const LONGEST_LESSON_MS = 12 * HOUR_MS;
const STEP_MS = 5 * MINUTE_MS;
/** For latecomers. */
const SPARE_MS = 15 * MINUTE_MS;

interface MakeUpRule {
  /** The classes' window. */
  readonly rule: StartWindow;
  /** The longest time of a student who makes the quiz up. */
  readonly timeSeconds: number;
  readonly nowMs: number;
  readonly timeZone: string;
}

/** Tomorrow at the hour of the lesson and of its length, but never shorter than the students' time. */
export function makeUpWindow({ rule, timeSeconds, nowMs, timeZone }: MakeUpRule) {
  const { at, hour } = calendarOf(nowMs, timeZone);
  const lesson = rule.opensAt === null ? null : new Date(wallOf(rule.opensAt, timeZone));
  const opensAt = lesson ? at(1, lesson.getUTCHours(), lesson.getUTCMinutes()) : at(1, hour);
  const length = rule.opensAt === null || rule.closesAt === null ? Infinity : rule.closesAt - rule.opensAt;
  const own = Math.ceil((timeSeconds * 1000) / STEP_MS) * STEP_MS;
  const lasts = length <= LONGEST_LESSON_MS ? Math.max(length, own) : own + SPARE_MS;
  return { opensAt, closesAt: opensAt + lasts };
}
