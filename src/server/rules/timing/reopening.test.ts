import { expect, test } from 'vitest';
import { currentClock, moveClock } from './ledger';
import { reopening } from './reopening';

const MINUTE_MS = 60_000;
const clock = { startedAt: 0, deadline: 30 * MINUTE_MS, closesAt: 31 * MINUTE_MS };
const at = (minutes: { submittedAt: number; now: number; pausedAt?: number | null; extra?: number }) => ({
  submittedAt: minutes.submittedAt * MINUTE_MS,
  now: minutes.now * MINUTE_MS,
  pausedAt: minutes.pausedAt === undefined || minutes.pausedAt === null ? null : minutes.pausedAt * MINUTE_MS,
  extraMs: (minutes.extra ?? 0) * MINUTE_MS,
});

/** The student's minutes after the reopening, computed from the ledger as everywhere else. */
function minutesLeft(when: Parameters<typeof at>[0]) {
  const { submittedAt: _, extraMs: __, now, pausedAt } = at(when);
  const reopened = reopening(clock, at(when));
  if (!reopened) return null;
  const { deadline } = currentClock(moveClock(clock, [reopened.entry]), pausedAt, now);
  expect(reopened.deadline).toBe(deadline);
  return (deadline - now) / MINUTE_MS;
}

test('the time left at the submission is left again, however much later', () => {
  expect(minutesLeft({ submittedAt: 12, now: 13 })).toBe(18);
  expect(minutesLeft({ submittedAt: 12, now: 500 })).toBe(18);
});

test('extra minutes come on top', () => {
  expect(minutesLeft({ submittedAt: 12, now: 40, extra: 5 })).toBe(23);
});

test('an attempt that ended at its deadline, or in the grace, has only the extra minutes', () => {
  expect(minutesLeft({ submittedAt: 30, now: 40, extra: 5 })).toBe(5);
  expect(minutesLeft({ submittedAt: 30.5, now: 40, extra: 5 })).toBe(5);
  expect(minutesLeft({ submittedAt: 30, now: 40 })).toBeNull();
  expect(minutesLeft({ submittedAt: 30.5, now: 40 })).toBeNull();
});

test('in a pause the clock stops, whether the attempt was submitted before or during it', () => {
  expect(minutesLeft({ submittedAt: 12, pausedAt: 15, now: 20 })).toBe(18);
  expect(minutesLeft({ submittedAt: 18, pausedAt: 15, now: 20, extra: 1 })).toBe(16);
});

test('every reopening is recorded in the ledger, even without extra time', () => {
  expect(reopening(clock, at({ submittedAt: 18, pausedAt: 15, now: 20 }))?.entry.addedMs).toBe(1);
});
