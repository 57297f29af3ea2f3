import { describe, expect, test } from 'vitest';
import type { FollowedAttempt } from '../../../shared/attempt/schema';
import { aFollowed, aRunning } from './a-running';
import { answered, checked, focusLossReported } from './answered';
import { acted, type Operation } from './operations';
import { withChanges, withFocusLoss } from './outbox';
import { atElapsed, type Running, withLane, withSync } from './running';

const asked = { claim: true, questionId: 'q1', awaitsQuestion: false, unsentCount: 0, heardMessage: 0 };
const follow: Extract<Operation, { kind: 'follow' }> = { kind: 'follow', ...asked, isCheck: false };
const here = { roundTripMs: 0, deviceNowMs: 0 };

const followed = (running: Running, server: Partial<FollowedAttempt> = {}, arrival = here) =>
  answered(running, { kind: 'follow', operation: follow, answer: aFollowed(server) }, arrival);
const unsent = (running: Running, changedAtMs = 500): Running => ({
  ...running,
  outbox: withChanges([{ questionId: 'q1', answer: 'a', changedAtMs }])(running.outbox),
});

describe('a focus loss that the server has counted', () => {
  const lost = { leftAt: 100, questionId: 'q1' };
  const left = (): Running => {
    const running = acted(atElapsed(aRunning(), 100), { kind: 'focusLost', count: 1 });
    return { ...running, outbox: withFocusLoss(lost)(running.outbox) };
  };
  const counted = { focusLostCount: 1, submitted: false, tabChangeLimit: 3 };

  test('is no longer unsent, and the count never falls', () => {
    const told = focusLossReported(withSync(left(), { focusLostCount: 2 }), lost, counted);
    expect([told.outbox.leavings, told.sync.focusLostCount]).toEqual([[], 2]);
    expect([told.session.focusLostCount, told.session.phase]).toEqual([2, 'running']);
  });

  test('shows the server’s count once everything is reported', () => {
    expect(focusLossReported(left(), lost, { ...counted, focusLostCount: 0 }).session.focusLostCount).toBe(0);
    const another = left();
    const two = { ...another, outbox: withFocusLoss({ leftAt: 200 })(another.outbox) };
    expect(focusLossReported(two, lost, { ...counted, focusLostCount: 0 }).session.focusLostCount).toBe(1);
  });

  test('leaves a session with the same count unchanged', () => {
    const before = left();
    expect(focusLossReported(before, lost, counted).session).toBe(before.session);
  });

  test('submits if it was the last, with a count that says so', () => {
    const last = focusLossReported(left(), lost, { ...counted, submitted: true });
    expect([last.session.phase, last.session.focusLostCount, last.sync.focusLostCount]).toEqual([
      'submitting',
      3,
      1,
    ]);
    const more = focusLossReported(left(), lost, { ...counted, focusLostCount: 4, submitted: true });
    expect([more.session.focusLostCount, more.sync.focusLostCount]).toEqual([4, 4]);
  });
});

test('a response resets its lane: no failure waits any longer', () => {
  const failing = withLane(aRunning(), 'follow', {
    isUnderWay: true,
    failures: 3,
    isRefused: true,
    fromMs: 9,
  });
  const lane = { isUnderWay: false, failures: 0, isRefused: false, fromMs: 0 };
  expect(followed(failing).sync.lanes.follow).toEqual(lane);
});

test('a server that responds again immediately gets everything waiting after a lost connection, except refused requests', () => {
  const lanes = [
    { failures: 1 },
    { failures: 1, isRefused: true },
    { failures: 0 },
    { failures: 0, isRefused: true },
  ];
  const waits = lanes.map((lane) => {
    const waiting = withLane(aRunning(), 'answers', {
      isUnderWay: false,
      isRefused: false,
      ...lane,
      fromMs: 7000,
    });
    return followed(waiting).sync.lanes.answers.fromMs;
  });
  expect(waits).toEqual([0, 7000, 7000, 7000]);
});

describe('the meaning of the attempt’s status', () => {
  test('a following page submits nothing that another is about to', () => {
    const onlooker = acted(aRunning(), { kind: 'heldElsewhere', isElsewhere: true });
    expect(followed(onlooker, { state: 'closing' }).session.phase).toBe('running');
    expect(followed(aRunning(), { state: 'closing' }).session.submitReason).toBe('tab-changes');
  });

  test('held answers continue once the attempt runs, and are saved only if none is unsent', () => {
    const held = withSync(atElapsed(aRunning(), 50), { isHeld: true });
    expect(followed(held, { serverNow: 50 }).sync).toMatchObject({ isHeld: false, savedAtMs: 50 });
    expect(followed(unsent(held), { serverNow: 50 }).sync).toMatchObject({ isHeld: false, savedAtMs: null });
    expect(followed(held, { serverNow: 50, pausedSince: 40 }).sync.isHeld).toBe(true);
  });
});

describe('the server’s clock', () => {
  const noted = (deviceNowMs: number, clockOffsetMs = 0) => {
    const running = atElapsed(aRunning(), 5000);
    const known = { ...running, outbox: { ...running.outbox, clockOffsetMs } };
    return followed(known, { serverNow: 5000 }, { roundTripMs: 0, deviceNowMs }).outbox.clockOffsetMs;
  };

  test('is stored for the next opening if the device’s differs by a second or more', () => {
    expect([noted(4000), noted(4001), noted(6000), noted(5999)]).toEqual([1000, 0, -1000, 0]);
    expect([noted(3000, 1500), noted(2500, 1500), noted(6500, 1500)]).toEqual([1500, 2500, -1500]);
  });

  const guessed = (byMs: number) => {
    const running = withSync(unsent(atElapsed(aRunning({}, true), 1000)), { stampedMs: { q1: 500, q2: -5 } });
    return followed(running, { serverNow: 1000 + byMs });
  };

  test('restamps answers since a guess, and none before; then it is known', () => {
    const { sync, outbox } = guessed(10_000);
    expect([sync.guessedSinceMs, sync.stampedMs]).toEqual([null, { q1: 10_500, q2: -5 }]);
    expect(outbox.answers).toEqual({ q1: { answer: 'a', changedAtMs: 10_500 } });
  });

  test('leaves answers alone if the guess was off by two seconds or less', () => {
    expect(guessed(2000).sync).toMatchObject({ guessedSinceMs: null, stampedMs: { q1: 500 } });
    expect(guessed(2001).sync.stampedMs).toEqual({ q1: 2501, q2: -5 });
  });
});

describe('a quiz that ended by itself', () => {
  const check = { ...follow, isCheck: true };
  const ends = (kind: 'timeUp' | 'lastTabChangeCounted', atMs = 600_000) =>
    acted(atElapsed(aRunning(), atMs), { kind });
  const phaseAfter = (running: Running, server: Partial<FollowedAttempt>) =>
    checked(running, check, aFollowed(server)).sync.submission?.isChecked ?? null;

  test('is submitted if the server counts the last tab change too, or the attempt no longer runs', () => {
    const running = ends('lastTabChangeCounted', 10);
    expect([2, 3, 4].map((focusLostCount) => phaseAfter(running, { focusLostCount }))).toEqual([
      null,
      true,
      true,
    ]);
    expect(phaseAfter(running, { state: 'closing' })).toBe(true);
  });

  test('is submitted at its end, give or take a second of latency, and not in a pause', () => {
    expect([598_999, 599_000].map((atMs) => phaseAfter(ends('timeUp', atMs), {}))).toEqual([null, true]);
    expect(phaseAfter(ends('timeUp'), { pausedSince: 5 })).toBeNull();
    expect(phaseAfter(ends('timeUp', 10), { focusLostCount: 3 })).toBeNull();
  });
});

test('a take-over continues everything, at the server’s question', () => {
  const operation = { kind: 'take-over' } as const;
  const stored = { answers: {}, revisions: {}, place: { index: 1, endsAt: null } };
  const held = withLane(withSync(aRunning(), { isHeld: true, takeOver: 'due' }), 'answers', { fromMs: 9000 });
  const taken = answered(held, { kind: 'take-over', operation, answer: { ...aFollowed(), ...stored } }, here);
  expect(taken.sync).toMatchObject({ isHeld: false, takeOver: 'none', lanes: { answers: { fromMs: 0 } } });
  expect(taken.session.currentQuestionIndex).toBe(1);
});

test('a saved answer with another deadline polls the status, except in a pause', () => {
  const saved = (deadline: number, pausedSince: number | null = null, isAskDue = false) => {
    const running = withSync(atElapsed(aRunning(), 70), { isAskDue });
    const session = { ...running.session, attempt: { ...running.session.attempt, pausedSince } };
    const operation = { kind: 'answers', revision: 9, changes: [] } as const;
    const answer = { savedRevision: 9, serverNow: 70, deadline };
    return answered({ ...running, session }, { kind: 'answers', operation, answer }, here).sync;
  };
  expect(saved(600_000)).toMatchObject({ savedAtMs: 70, isAskDue: false });
  expect([saved(660_000).isAskDue, saved(660_000, 5).isAskDue]).toEqual([true, false]);
  expect(saved(600_000, null, true).isAskDue).toBe(true);
});
