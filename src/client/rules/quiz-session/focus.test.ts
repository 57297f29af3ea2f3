import { expect, test } from 'vitest';
import { aRunning } from './a-running';
import { countsFocus, focusDueMs, focusWaited, sawFocus } from './focus';
import { atElapsed, type Running, withSync } from './running';

type Kind = Parameters<typeof sawFocus>[1]['kind'];

/** A page's focus state after the browser's events at their times. */
const after = (events: readonly (readonly [atMs: number, kind: Kind])[], running = aRunning()): Running =>
  events.reduce((now, [atMs, kind]) => sawFocus(atElapsed(now, atMs), { kind }), running);
const lossesOf = ({ outbox }: Running) =>
  outbox.leavings.map(({ leftAt, returnedAt }) => [leftAt, returnedAt]);
const paused = (running: Running): Running => {
  const attempt = { ...running.session.attempt, pausedSince: 5 };
  return { ...running, session: { ...running.session, attempt } };
};
const never = Number.POSITIVE_INFINITY;

test('the focus counts while the quiz is open, monitored and its student signed in', () => {
  expect(countsFocus(aRunning())).toBe(true);
  expect(countsFocus(aRunning({ settings: { allowTabChange: true } }))).toBe(false);
  expect(countsFocus(withSync(aRunning(), { isSignedOut: true }))).toBe(false);
  expect(countsFocus(paused(aRunning()))).toBe(false);
});

test('a focus loss counts immediately, is reported and warned of; its return only adds to it', () => {
  const left = after([[1000, 'blur']]);
  expect([left.session.focusLostCount, left.session.isWarningShown]).toEqual([1, true]);
  expect(left.outbox.leavings).toEqual([{ leftAt: 1000, questionId: 'q1' }]);
  const back = after([[3000, 'focus']], left);
  expect([back.session.focusLostCount, lossesOf(back)]).toEqual([1, [[1000, 3000]]]);
});

test('where tab changes are allowed nothing is recorded, and in a pause no departure', () => {
  const free = aRunning({ settings: { allowTabChange: true } });
  expect(after([[1000, 'blur']], free)).toEqual(atElapsed(free, 1000));
  expect(lossesOf(after([[1000, 'hidden']], paused(aRunning())))).toEqual([]);
});

test.each(['focus', 'visible'] as const)('a return by %s ends the absence, also in a pause', (kind) => {
  const left = after([[1000, 'blur']]);
  expect(lossesOf(after([[3000, kind]], paused(left)))).toEqual([[1000, 3000]]);
});

test('a returned student is welcomed once the return has lasted, and only then', () => {
  const back = after([
    [1000, 'blur'],
    [3000, 'focus'],
  ]);
  expect([back.welcomeAtMs, focusDueMs(back)]).toEqual([3100, 3100]);
  expect(focusWaited(atElapsed(back, 3099))).toMatchObject({
    welcomeAtMs: 3100,
    session: { isWarningShown: true },
  });
  expect(focusWaited(atElapsed(back, 3100))).toMatchObject({
    welcomeAtMs: null,
    session: { isWarningShown: false },
  });
  const calm = atElapsed(aRunning(), 3100);
  expect(focusWaited(calm)).toBe(calm);
});

test('without a focus loss there is no welcome, nor for an absent student', () => {
  expect(after([[1000, 'focus']]).welcomeAtMs).toBeNull();
  expect([after([[1000, 'blur']]).welcomeAtMs, focusDueMs(after([[1000, 'blur']]))]).toEqual([null, never]);
});

test('a second return before the welcome restarts the wait', () => {
  const flickered = after([
    [1000, 'blur'],
    [3000, 'focus'],
    [3050, 'blur'],
    [3080, 'focus'],
  ]);
  expect([flickered.welcomeAtMs, flickered.session.focusLostCount]).toEqual([3180, 1]);
});

test('a flickering focus is re-checked, and is lost if it has not returned', () => {
  const flickers = after([
    [1000, 'blur'],
    [3000, 'focus'],
    [3050, 'blur'],
  ]);
  expect([flickers.welcomeAtMs, focusDueMs(flickers), lossesOf(flickers)]).toEqual([
    never,
    3150,
    [[1000, 3000]],
  ]);
  expect(lossesOf(focusWaited(atElapsed(flickers, 3149)))).toEqual([[1000, 3000]]);
  const lost = focusWaited(atElapsed(flickers, 3150));
  expect([lossesOf(lost), lost.session.focusLostCount]).toEqual([
    [
      [1000, 3000],
      [3050, undefined],
    ],
    2,
  ]);
});

test('an unloading page is noted for the tab’s next one, and not counted yet', () => {
  const gone = after([[1000, 'pagehide']]);
  expect([gone.session.focusLostCount, gone.outbox.leavings]).toEqual([
    0,
    [{ leftAt: 1000, questionId: 'q1', page: 'gone' }],
  ]);
  expect(gone.effects).toContainEqual({ kind: 'note-page-gone', focusLoss: gone.outbox.leavings[0] });
});

test('a focus loss overtakes one whose report is in flight; a mere return waits', () => {
  const first = after([[1000, 'blur']]);
  const { lanes } = first.sync;
  const busy = withSync(first, {
    lanes: { ...lanes, 'focus-loss': { ...lanes['focus-loss'], isUnderWay: true } },
  });
  const kindsOf = ({ effects }: Running) => effects.map(({ kind }) => kind);
  expect(kindsOf(first)).not.toContain('report-at-once');
  expect(kindsOf(after([[2000, 'focus']], busy))).not.toContain('report-at-once');
  expect(
    kindsOf(
      after(
        [
          [2000, 'hidden'],
          [3000, 'visible'],
          [4000, 'blur'],
        ],
        busy,
      ),
    ),
  ).toContain('report-at-once');
});
