import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FocusEventSeen } from '../rules/attempt/integrity';
import { sawFocus } from '../rules/quiz-session/focus';
import { aBrowser } from './a-browser';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** A page after 1000 ms, with its browser's focus events. */
async function aWatchedPage(browser = aBrowser(() => Date.now())) {
  const page = aPage({ browser });
  await pass(1000);
  const see = async (kind: FocusEventSeen['kind'], afterMs = 0) => {
    await pass(afterMs);
    page.quiz.step((running) => sawFocus(running, { kind }));
  };
  const reported = () => page.calls.reportFocusLoss.map(({ input }) => input);
  const answerAll = async () => {
    for (let next = 0; next < page.calls.reportFocusLoss.length; next += 1) {
      await page.calls.reportFocusLoss[next]?.answer();
    }
  };
  return { ...page, see, reported, answerAll };
}

const of = { attemptId: 'attempt1', questionId: 'q1' };

test('a focus loss is reported immediately and its return afterwards', async () => {
  const { see, reported, answerAll } = await aWatchedPage();
  await see('blur');
  await see('hidden', 10);
  await see('focus', 4000);
  await answerAll();
  expect(reported()).toEqual([
    { ...of, leftAt: 1000 },
    { ...of, leftAt: 1000, returnedAt: 5010 },
  ]);
});

test('unreported focus losses are reported later, in order', async () => {
  const { see, reported, answerAll, calls, unsent, now } = await aWatchedPage();
  await see('blur');
  await see('focus', 1000);
  await calls.reportFocusLoss[0]?.fail();
  await pass(900);
  expect(reported()).toHaveLength(1);
  await pass(200);
  await answerAll();
  expect(reported()).toEqual([
    { ...of, leftAt: 1000 },
    { ...of, leftAt: 1000, returnedAt: 2000 },
  ]);
  expect([now().outbox.leavings, unsent()]).toEqual([[], {}]);
});

test('a focus loss during another report is sent immediately, and once more in turn', async () => {
  const { see, reported, answerAll } = await aWatchedPage();
  await see('blur');
  await see('focus', 1000);
  await see('blur', 5000);
  expect(reported().map(({ leftAt }) => leftAt)).toEqual([1000, 7000]);
  await answerAll();
  expect(
    reported()
      .map(({ leftAt }) => leftAt)
      .filter((leftAt) => leftAt === 1000),
  ).toHaveLength(2);
});

test('an earlier page’s unreported focus losses are reported by the next one', async () => {
  const browser = aBrowser(() => Date.now());
  const before = await aWatchedPage(browser);
  await before.see('blur');
  await pass(50);
  before.stop();
  const { reported } = await aWatchedPage(browser);
  expect(reported()).toEqual([{ ...of, leftAt: 1000 }]);
});

test('a focus loss is stored before the page can unload, and removed once acknowledged', async () => {
  const { see, browser, answerAll } = await aWatchedPage();
  await see('blur');
  expect(browser.kept.focusLosses?.focusLosses).toEqual([{ leftAt: 1000, questionId: 'q1' }]);
  await pass(0);
  await answerAll();
  expect(browser.kept.focusLosses?.focusLosses).toEqual([]);
});

test('an earlier page’s synchronously stored focus losses are reported, also without a database', async () => {
  const browser = aBrowser(() => Date.now());
  browser.kept.focusLosses = { attemptId: 'attempt1', focusLosses: [{ leftAt: 700, questionId: 'q2' }] };
  const { reported } = await aWatchedPage(browser);
  expect(reported()).toEqual([{ attemptId: 'attempt1', leftAt: 700, questionId: 'q2' }]);
});

test('an unloading page reports a possible reload, and leaves the decision to the tab’s next page', async () => {
  const { see, reported, browser } = await aWatchedPage();
  await see('pagehide');
  await see('hidden', 1);
  const focusLoss = { leftAt: 1000, questionId: 'q1', page: 'gone' };
  expect(browser.kept).toMatchObject({ pageGone: focusLoss, focusLosses: { focusLosses: [focusLoss] } });
  await pass(0);
  expect(reported()[0]).toEqual({ attemptId: 'attempt1', ...focusLoss });
});

test('a page restored from the back-forward cache counts as left', async () => {
  const { see, reported, browser, answerAll } = await aWatchedPage();
  await see('pagehide');
  await see('visible', 8000);
  await answerAll();
  expect(reported().at(-1)).toEqual({ ...of, leftAt: 1000, returnedAt: 9000 });
  expect(browser.kept.pageGone).toBeNull();
});

test('the last focus loss submits, once the server has counted it too', async () => {
  const { see, calls, attempt, shown } = await aWatchedPage();
  for (const _ of [1, 2, 3]) {
    await see('blur');
    await see('focus', 1000);
    await pass(4000);
  }
  expect([shown().focusLostCount, calls.submit.length]).toEqual([3, 0]);
  attempt.focusLostCount = 3;
  attempt.state = 'closing';
  for (let next = 0; next < calls.reportFocusLoss.length; next += 1) {
    await calls.reportFocusLoss[next]?.answer({ focusLostCount: 3, submitted: true });
  }
  await pass(100);
  expect(calls.submit[0]?.input.attempt).toEqual({ answers: {}, revisions: {}, focusLostCount: 3 });
});

test('a focus loss that the server did not count is no longer shown', async () => {
  const { see, shown, answerAll, calls } = await aWatchedPage();
  await see('blur');
  expect(shown().focusLostCount).toBe(1);
  await pass(0);
  await calls.reportFocusLoss[0]?.answer({ focusLostCount: 0 });
  await answerAll();
  expect(shown().focusLostCount).toBe(0);
});

test('the server’s count never falls, whatever a delayed response says', async () => {
  const { attempt, now } = await aWatchedPage();
  attempt.focusLostCount = 2;
  await pass(4000);
  attempt.focusLostCount = 1;
  await pass(4000);
  expect([now().sync.focusLostCount, now().session.focusLostCount]).toEqual([2, 2]);
});
