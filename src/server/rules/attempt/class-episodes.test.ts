import { expect, test } from 'vitest';
import { alikeFocusLosses } from './class-episodes';

const SECOND_MS = 1000;
/** A class of this many students, all taking the quiz from the start. */
const spansOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ attemptId: `s${at}`, startedAtMs: 0, endedAtMs: null }));
/** Focus losses at these seconds, the first by the first student and so on. */
const focusLossesAt = (...seconds: number[]) =>
  seconds.map((second, at) => ({ attemptId: `s${at}`, leftAtMs: second * SECOND_MS }));

function alike(seconds: readonly number[], { of = seconds.length, asked = 0 } = {}) {
  const focusLosses = focusLossesAt(...seconds);
  const focusLoss = focusLosses[asked] ?? { attemptId: 'none', leftAtMs: 0 };
  return alikeFocusLosses(focusLoss, { focusLosses, spans: spansOf(of) });
}

test('a student who leaves alone is alone', () => {
  expect(alike([60], { of: 20 })).toEqual({ awayCount: 1, runningCount: 20, isShared: false });
});

test('when the class looks up together, each of those focus losses is shared', () => {
  const seconds = [60, 61, 65, 69, 70];
  for (const asked of seconds.keys()) {
    expect(alike(seconds, { of: 8, asked })).toEqual({ awayCount: 5, runningCount: 8, isShared: true });
  }
});

test('at least half of those who take the quiz must have left', () => {
  expect(alike([60, 61, 62], { of: 6 }).isShared).toBe(true);
  expect(alike([60, 61, 62], { of: 7 }).isShared).toBe(false);
});

test('two students are never a class, even if they are all', () => {
  expect(alike([60, 61], { of: 2 })).toEqual({ awayCount: 2, runningCount: 2, isShared: false });
  expect(alike([60, 61, 62], { of: 3 }).isShared).toBe(true);
});

test('within ten seconds of each other is one episode, a moment more is not', () => {
  expect(alike([60, 65, 70]).isShared).toBe(true);
  expect(alike([60, 65, 70.001])).toEqual({ awayCount: 2, runningCount: 3, isShared: false });
});

test('a long series of close focus losses does not merge into one episode', () => {
  const seconds = [60, 66, 72, 78, 84, 90];
  expect(alike(seconds, { asked: 2 })).toEqual({ awayCount: 2, runningCount: 6, isShared: false });
});

test('of several possible groups of a focus loss, the largest counts', () => {
  expect(alike([52, 60, 68, 69, 70], { asked: 1 }).awayCount).toBe(4);
});

test('a student who leaves repeatedly counts once', () => {
  const focusLosses = [60, 61, 62, 63].map((second) => ({ attemptId: 's0', leftAtMs: second * SECOND_MS }));
  const [focusLoss] = focusLosses;
  expect(focusLoss && alikeFocusLosses(focusLoss, { focusLosses, spans: spansOf(2) })).toEqual({
    awayCount: 1,
    runningCount: 2,
    isShared: false,
  });
});

test('a student who has submitted or not started does not count as taking the quiz', () => {
  const focusLosses = focusLossesAt(60, 61, 62);
  const spans = [
    ...spansOf(3),
    { attemptId: 'done', startedAtMs: 0, endedAtMs: 59 * SECOND_MS },
    { attemptId: 'done-too', startedAtMs: 0, endedAtMs: 20 * SECOND_MS },
    { attemptId: 'later', startedAtMs: 63 * SECOND_MS, endedAtMs: null },
    { attemptId: 'just-there', startedAtMs: 60 * SECOND_MS, endedAtMs: 60 * SECOND_MS },
  ];
  const [focusLoss] = focusLosses;
  expect(focusLoss && alikeFocusLosses(focusLoss, { focusLosses, spans })).toEqual({
    awayCount: 3,
    runningCount: 4,
    isShared: true,
  });
});

test('a student who starts during the episode and leaves with the others counts on both sides', () => {
  const focusLosses = focusLossesAt(60, 61, 65);
  const spans = [...spansOf(2), { attemptId: 's2', startedAtMs: 64 * SECOND_MS, endedAtMs: null }];
  const [focusLoss] = focusLosses;
  expect(focusLoss && alikeFocusLosses(focusLoss, { focusLosses, spans })).toEqual({
    awayCount: 3,
    runningCount: 3,
    isShared: true,
  });
});
