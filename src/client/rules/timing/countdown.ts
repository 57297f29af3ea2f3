import { TIMER_RED_BELOW_SECONDS } from '../../../shared/constants';
import { countedTime } from '../../../shared/counted';
import { sentencesOf } from '../../../shared/languages/sentences';

const texts = sentencesOf('timing');

/** Whole seconds left of a total time, from 0 to the total; a second counts until it is over. */
export function totalSecondsLeft(timer: {
  totalTimeSeconds: number;
  startedAtMs: number;
  nowMs: number;
}): number {
  const endsAtMs = timer.startedAtMs + timer.totalTimeSeconds * 1000;
  return Math.min(secondsUntil(endsAtMs, timer.nowMs), timer.totalTimeSeconds);
}

/** Whole seconds until a moment, at least 0; both in epoch milliseconds. */
export function secondsUntil(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

/** Seconds on a clock: '12:41', or '1:02:03' from an hour. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds);
  const padded = (value: number) => String(value).padStart(2, '0');
  const clock = `${padded(minutes)}:${padded(rest)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** Whether the total timer is red (spec §9: below 300 seconds). */
export function isTimerRed(secondsLeft: number): boolean {
  return secondsLeft < TIMER_RED_BELOW_SECONDS;
}

/** The time left in words: '12 minutes 41 seconds left'. */
export function spokenTime(seconds: number): string {
  const time = countedTime(Math.max(0, Math.floor(seconds)));
  return time === '' ? texts.nothingLeft : texts.left({ time });
}

function partsOf(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), rest: whole % 60 };
}
