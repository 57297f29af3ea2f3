import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FocusEventSeen, focusLossTracker } from '../../../shared/attempt/integrity';
import { aStore } from './a-store';
import { createAwayReports } from './away-reports';
import { createOutbox } from './outbox';
import { withFocusLoss } from './outbox-record';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aServer(failures = 0) {
  const heard: unknown[] = [];
  let left = failures;
  const outbox = createOutbox('a1', aStore().store);
  const kept: unknown[][] = [];
  const gone: unknown[] = [];
  const reports = createAwayReports({
    outbox,
    keep: (focusLosses) => kept.push([...focusLosses]),
    notePageGone: (focusLoss) => gone.push(focusLoss),
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
  const see = (kind: FocusEventSeen['kind'], atMs: number) =>
    reports.update(focusLossTracker(reports.state(), { kind, atMs }), 'q1');
  return { heard, see, outbox, reports, kept, gone };
}

test('a focus loss is reported at once and its return afterwards', async () => {
  const { heard, see } = aServer();
  see('blur', 1000);
  see('hidden', 1010);
  see('focus', 5000);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([
    { leftAt: 1000, questionId: 'q1' },
    { leftAt: 1000, returnedAt: 5000, questionId: 'q1' },
  ]);
});

test('focus losses that could not be reported are reported later, in their order', async () => {
  const { heard, see, reports } = aServer(2);
  see('blur', 1000);
  see('focus', 2000);
  see('blur', 9000);
  expect(reports.isIdle()).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual([
    { leftAt: 1000, returnedAt: 2000, questionId: 'q1' },
    { leftAt: 9000, questionId: 'q1' },
  ]);
  expect(reports.isIdle()).toBe(true);
});

test('focus losses that an earlier page could not report are reported by the next one', async () => {
  const { heard, outbox, reports } = aServer();
  outbox.apply(withFocusLoss({ leftAt: 500, questionId: 'q2' }));
  await reports.sendNow();
  expect(heard).toEqual([{ leftAt: 500, questionId: 'q2' }]);
});

test('a focus loss is kept before the page can go, and forgotten once the server has heard of it', async () => {
  const { see, kept } = aServer();
  see('blur', 1000);
  expect(kept).toEqual([[{ leftAt: 1000, questionId: 'q1' }]]);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.at(-1)).toEqual([]);
});

test('what an earlier page has left behind is reported', async () => {
  const { heard, reports } = aServer();
  reports.recall([{ leftAt: 700, questionId: 'q2' }]);
  await reports.sendNow();
  expect(heard).toEqual([{ leftAt: 700, questionId: 'q2' }]);
});

test('a page that goes says that it may be a reload, and leaves that to the next page of its tab', async () => {
  const { heard, see, kept, gone } = aServer();
  see('pagehide', 1000);
  see('hidden', 1001);
  const focusLoss = { leftAt: 1000, questionId: 'q1', page: 'gone' };
  expect(kept).toEqual([[focusLoss]]);
  expect(gone).toEqual([focusLoss]);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([focusLoss]);
});

test('a page that the browser kept in memory and shows again was left', async () => {
  const { heard, see, gone } = aServer();
  see('pagehide', 1000);
  see('visible', 9000);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.at(-1)).toEqual({ leftAt: 1000, returnedAt: 9000, questionId: 'q1' });
  expect(gone.at(-1)).toBeNull();
});
