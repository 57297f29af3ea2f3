import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavingTracker } from '../../../shared/attempt/integrity';
import { createAwayReports } from './away-reports';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aServer(failures = 0) {
  const heard: unknown[] = [];
  let left = failures;
  const reports = createAwayReports({
    report: async (report) => {
      if (left > 0) {
        left -= 1;
        throw new Error('offline');
      }
      heard.push(report);
      return { focusLostCount: 1, submitted: false };
    },
    onCounted: () => undefined,
    onFailed: () => undefined,
  });
  const see = (kind: 'blur' | 'focus' | 'hidden', atMs: number) =>
    reports.update(leavingTracker(reports.state(), { kind, atMs }));
  return { heard, see };
}

test('a leaving is reported at once and its return afterwards', async () => {
  const { heard, see } = aServer();
  see('blur', 1000);
  see('hidden', 1010);
  see('focus', 5000);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ leftAt: 1000 }, { leftAt: 1000, returnedAt: 5000 }]);
});

test('leavings that could not be reported are reported later, in their order', async () => {
  const { heard, see } = aServer(2);
  see('blur', 1000);
  see('focus', 2000);
  see('blur', 9000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual([{ leftAt: 1000 }, { leftAt: 1000, returnedAt: 2000 }, { leftAt: 9000 }]);
});
