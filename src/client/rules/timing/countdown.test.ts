import { expect, test } from 'vitest';
import { formatClock, isTimerRed, secondsUntil, spokenTime, totalSecondsLeft } from './countdown';

test('the time left is counted from the start and stops at zero', () => {
  const timer = { totalTimeSeconds: 60, startedAtMs: 1_000 };
  expect(totalSecondsLeft({ ...timer, nowMs: 1_000 })).toBe(60);
  expect(totalSecondsLeft({ ...timer, nowMs: 1_001 })).toBe(60);
  expect(totalSecondsLeft({ ...timer, nowMs: 60_999 })).toBe(1);
  expect(totalSecondsLeft({ ...timer, nowMs: 61_000 })).toBe(0);
  expect(totalSecondsLeft({ ...timer, nowMs: 99_000 })).toBe(0);
});

test('a clock that runs behind the start gives no extra time', () => {
  expect(totalSecondsLeft({ totalTimeSeconds: 60, startedAtMs: 50_000, nowMs: 0 })).toBe(60);
});

test('the last second counts until it is over', () => {
  expect(secondsUntil(1_000, 1)).toBe(1);
  expect(secondsUntil(1_000, 1_000)).toBe(0);
});

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [761, '12:41'],
  [3599, '59:59'],
  [3723, '1:02:03'],
  [-5, '00:00'],
])('%d seconds are shown on the clock as %s', (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});

test('the timer turns red below five minutes', () => {
  expect(isTimerRed(300)).toBe(false);
  expect(isTimerRed(299)).toBe(true);
});

test.each([
  [761, '12 minutes 41 seconds left'],
  [61, '1 minute 1 second left'],
  [3600, '1 hour left'],
  [0, 'No time left'],
])('%d seconds are spoken as %s', (seconds, text) => {
  expect(spokenTime(seconds)).toBe(text);
});
