import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAttemptState, START_MS } from '../../testing/an-attempt-state';
import { checkProperty } from '../../testing/property';
import { focusLossStep } from './focus-loss';
import { type AttemptState, withChanges } from './state';

const leaving = (leftAt: number) => ({ leftAt, returnedAt: null, page: null, questionId: 'q1' });
const known = { stored: null, reloadCount: 0, graceMs: 60_000 };
const report = (state: AttemptState, leftAt: number) =>
  focusLossStep(state, leaving(leftAt), { ...known, now: leftAt + 10 });

test('the last allowed focus loss closes the attempt after the grace, and none counts after it', () => {
  checkProperty(
    fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(8), (tabChangeLimit, times) => {
      let state = anAttemptState({ tabChangeLimit });
      for (let time = 1; time <= times; time += 1) {
        const { value, changes } = report(state, START_MS + time * 1000);
        state = withChanges(state, changes);
        const focusLostCount = Math.min(time, tabChangeLimit);
        expect(value).toEqual({ focusLostCount, tabChangeLimit, submitted: time >= tabChangeLimit });
        expect(state.attempt.focusLostCount).toBe(focusLostCount);
      }
      const { closingSince, closesAt } = state.attempt;
      const isClosing = times >= tabChangeLimit;
      expect(closingSince).toBe(isClosing ? START_MS + tabChangeLimit * 1000 + 10 : null);
      expect(closesAt).toBe(closingSince === null ? START_MS + 660_000 : closingSince + 60_000);
    }),
  );
});

test('a focus loss counts once, but not in a running or past pause', () => {
  const stored = { kind: 'left', receivedAt: START_MS } as const;
  const again = focusLossStep(anAttemptState(), leaving(START_MS), { ...known, stored, now: START_MS });
  expect(again).toMatchObject({ value: { focusLostCount: 0 }, changes: {}, focusLoss: { kind: 'left' } });
  expect(report(anAttemptState({ pausedAt: START_MS + 5 }), START_MS + 5).focusLoss).toBeNull();
  expect(report(anAttemptState({ pausedAt: START_MS + 5 }), START_MS + 4).focusLoss).not.toBeNull();
  const pause = { kind: 'pause', startedAt: START_MS + 5, addedMs: 5 } as const;
  const paused = (ms: number) =>
    report({ ...anAttemptState(), clockEntries: [pause] }, START_MS + ms).focusLoss;
  expect([4, 5, 9, 10].map((ms) => paused(ms) === null)).toEqual([false, true, true, false]);
});

test('nothing counts if tab changes are allowed, or after the submit', () => {
  const allowed = anAttemptState({}, { allowTabChange: true });
  expect(report(allowed, START_MS)).toMatchObject({
    value: { submitted: false },
    changes: {},
    focusLoss: null,
  });
  const over = anAttemptState({ submittedAt: START_MS });
  expect(report(over, START_MS)).toMatchObject({ value: { submitted: true }, changes: {}, focusLoss: null });
});
