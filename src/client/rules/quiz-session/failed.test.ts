import { expect, test } from 'vitest';
import { aRunning } from './a-running';
import { failed } from './failed';
import { acted, type Operation } from './operations';
import { atElapsed, type Running, withSync } from './running';

const answers: Operation = { kind: 'answers', revision: 1, changes: [] };
const takeOver: Operation = { kind: 'take-over' };
const submit: Operation = { kind: 'submit', answers: {}, revisions: {}, focusLostCount: 0 };
const because = (status?: number) => ({ status, sentence: null });
const calm = (running: Running) => withSync(running, { isAskDue: false });
const fail = (operation: Operation, status?: number, running = aRunning()) =>
  failed(calm(atElapsed(running, 1000)), operation, because(status));

test.each([
  [undefined, false],
  [302, false],
  [399, false],
  [400, true],
  [404, true],
  [499, true],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('a response %s means for its request that it is refused: %s', (status, isRefused) => {
  expect(fail(answers, status).sync.lanes.answers).toEqual({
    ...{ isUnderWay: false, failures: 1, isRefused },
    fromMs: 2000,
  });
});

test('an ended session is reported for any request; nothing else is', () => {
  expect([fail(answers, 401).sync.isSignedOut, fail(takeOver, 401).sync.isSignedOut]).toEqual([true, true]);
  expect([fail(answers, 403).sync.isSignedOut, fail(answers).sync.isSignedOut]).toEqual([false, false]);
});

test('held answers poll the status; those of a missing attempt end', () => {
  for (const status of [403, 409])
    expect(fail(answers, status).sync).toMatchObject({ isHeld: true, isAskDue: true, isStopped: false });
  expect(fail(answers, 404).sync).toMatchObject({ isHeld: false, isAskDue: false, isStopped: true });
  expect(fail(answers, 503).sync).toMatchObject({ isHeld: false, isAskDue: false, isStopped: false });
});

test('a failed request to take over is reported, and polls the status', () => {
  const onlooker = acted(aRunning(), { kind: 'heldElsewhere', isElsewhere: true });
  expect(fail(takeOver, 503, onlooker).sync).toMatchObject({ takeOver: 'failed', isAskDue: true });
});

test('an automatic take-over is retried, and polls only if refused', () => {
  expect(fail(takeOver, 503).sync).toMatchObject({ takeOver: 'due', isAskDue: false });
  expect(fail(takeOver, 409).sync).toMatchObject({ takeOver: 'due', isAskDue: true });
  const asking = withSync(aRunning(), { isAskDue: true });
  expect(failed(asking, takeOver, because(503)).sync.isAskDue).toBe(true);
});

test('a failed automatic submit is checked again first, a student’s is not', () => {
  const submitted = (kind: 'submitConfirmed' | 'timeUp' | 'lastTabChangeCounted') =>
    fail(submit, 503, acted(aRunning(), { kind })).sync.submission;
  expect(submitted('submitConfirmed')).toEqual({ tries: 0, hasFailed: true, isChecked: true });
  expect(submitted('timeUp')).toMatchObject({ isChecked: false });
  expect(submitted('lastTabChangeCounted')).toMatchObject({ isChecked: false });
});

test('a withdrawn submit that fails changes nothing', () => {
  expect(fail(submit, 503).sync.submission).toBeNull();
});

test('a failed focus loss delays only its own lane', () => {
  const lost: Operation = { kind: 'focus-loss', focusLoss: { leftAt: 1 } };
  const { sync } = fail(lost, 503);
  expect([sync.askedAtMs, sync.takeOver, sync.lanes['focus-loss'].fromMs]).toEqual([0, 'none', 2000]);
});
