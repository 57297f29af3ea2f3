import { expect, test } from 'vitest';
import { extraTime, moveClock, moveMoment, runningPause, standstill } from './ledger';
import { closesAt } from './place';

const clock = { startedAt: 1_000, deadline: 61_000, closesAt: 71_000 };
const closings = (entries: { startedAt: number; addedMs: number }[]) => {
  const given = entries.map((entry) => ({ ...entry, kind: 'pause' }) as const);
  const progress = { position: 0, since: 1_000, limits: [30, 20, 10], entries: given };
  return [0, 1, 2].map((index) => closesAt(progress, index));
};

test('a pause moves later moments by its length, and earlier ones stay', () => {
  expect(moveMoment(61_000, [{ startedAt: 60_999, addedMs: 5_000 }])).toBe(66_000);
  expect(moveMoment(61_000, [{ startedAt: 61_000, addedMs: 5_000 }])).toBe(61_000);
});

test('a second pause counts from the deadline after the first one', () => {
  const entries = [
    { startedAt: 60_000, addedMs: 10_000 },
    { startedAt: 70_500, addedMs: 1_000 },
  ];
  expect(moveMoment(61_000, entries)).toBe(72_000);
});

test('in the grace only the closing moves, as the deadline has passed', () => {
  expect(moveClock(clock, [{ startedAt: 65_000, addedMs: 5_000 }])).toEqual({ ...clock, closesAt: 76_000 });
});

test('a question closed before the pause stays closed, and later ones close later', () => {
  expect(closings([])).toEqual([31_000, 51_000, 61_000]);
  expect(closings([{ startedAt: 40_000, addedMs: 100_000 }])).toEqual([31_000, 151_000, 161_000]);
});

test('a student who starts during a standstill gets only its remaining time', () => {
  expect(standstill(clock, { from: 0, now: 9_000 })).toEqual({ startedAt: 1_000, addedMs: 8_000 });
  expect(standstill(clock, { from: 4_000, now: 9_000 })).toEqual({ startedAt: 4_000, addedMs: 5_000 });
});

test('an attempt closed before, and a clock that was set back, yield no entry', () => {
  expect(standstill(clock, { from: 71_001, now: 90_000 })).toBeNull();
  expect(standstill(clock, { from: 9_000, now: 9_000 })).toBeNull();
  expect(standstill(clock, { from: 9_000, now: 8_000 })).toBeNull();
});

test('in a pause the remaining time is constant', () => {
  for (const now of [20_000, 200_000]) {
    const { deadline, closesAt } = moveClock(clock, runningPause(clock, 20_000, now));
    expect([deadline - now, closesAt - now]).toEqual([41_000, 51_000]);
  }
  expect(runningPause(clock, null, 20_000)).toEqual([]);
});

test('time added in a long pause reaches the student in full', () => {
  const entry = extraTime(clock, { pausedAt: 20_000, now: 500_000, addedMs: 60_000 });
  const given = moveClock(clock, [entry]);
  const continued = moveClock(given, runningPause(given, 20_000, 600_000));
  expect(continued.deadline).toBe(61_000 + 60_000 + 580_000);
});

test('time added in a pause also reaches the question that was open when it began', () => {
  const entry = extraTime(clock, { pausedAt: 20_000, now: 45_000, addedMs: 5_000 });
  expect(closings([entry])).toEqual([36_000, 56_000, 66_000]);
});

test('time added in the grace counts from the deadline', () => {
  const entry = extraTime(clock, { pausedAt: null, now: 65_000, addedMs: 60_000 });
  expect(moveClock(clock, [entry])).toMatchObject({ deadline: 121_000, closesAt: 131_000 });
  expect(closings([entry])).toEqual([31_000, 51_000, 121_000]);
});

test('moving the deadline and moving each question always agree', () => {
  let moved = clock;
  const entries = [];
  for (let step = 0; step < 200; step += 1) {
    const now = 1_000 + step * 977;
    const entry = step % 3 === 0 ? extraTime(moved, { pausedAt: null, now, addedMs: 900 }) : null;
    const given = entry ?? standstill(moved, { from: now - 400, now });
    if (!given) continue;
    entries.push(given);
    moved = moveClock(moved, [given]);
    expect(closings(entries)[2]).toBe(moved.deadline);
  }
  expect(entries.length).toBeGreaterThan(60);
});
