import { expect, test } from 'vitest';
import { isLookDue } from './pending';

const minutes = (count: number) => count * 60_000;
const createdAtMs = minutes(1000);

test('an unpaid order is queried after 1, 2, 4, 8 … minutes, and not in between', () => {
  const looks = [];
  for (let minute = 1; minute <= 70; minute += 1) {
    const times = { lastLookMs: createdAtMs + minutes(minute - 1), nowMs: createdAtMs + minutes(minute) };
    if (isLookDue({ createdAtMs, ...times })) looks.push(minute);
  }
  expect(looks).toEqual([1, 2, 4, 8, 16, 32, 64]);
});

test('after a restart each order is queried once, except those just made', () => {
  expect(isLookDue({ createdAtMs, lastLookMs: 0, nowMs: createdAtMs + minutes(100) })).toBe(true);
  expect(isLookDue({ createdAtMs, lastLookMs: 0, nowMs: createdAtMs + minutes(0.5) })).toBe(false);
});

test('a missed query is made up for', () => {
  const late = { lastLookMs: createdAtMs + minutes(3), nowMs: createdAtMs + minutes(90) };
  expect(isLookDue({ createdAtMs, ...late })).toBe(true);
});
