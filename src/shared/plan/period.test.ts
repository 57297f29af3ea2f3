import { expect, test } from 'vitest';
import { addCalendarMonth, extendPlan, isPlanActive } from './period';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-01-15T10:30:00Z', '2026-02-15T10:30:00Z'],
  ['2026-01-31T10:30:00Z', '2026-02-28T10:30:00Z'],
  ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['2026-03-31T23:59:59Z', '2026-04-30T23:59:59Z'],
  ['2026-12-31T12:00:00Z', '2027-01-31T12:00:00Z'],
])('one calendar month after %s is %s', (from, to) => {
  expect(addCalendarMonth(at(from))).toBe(at(to));
});

test('a first payment, or one after a pause, runs from now', () => {
  const nowMs = at('2026-05-10T00:00:00Z');
  expect(extendPlan({ activeUntilMs: null, nowMs })).toBe(at('2026-06-10T00:00:00Z'));
  expect(extendPlan({ activeUntilMs: at('2026-01-01T00:00:00Z'), nowMs })).toBe(at('2026-06-10T00:00:00Z'));
});

test('a second payment adds a month to the remaining time', () => {
  const plan = { activeUntilMs: at('2026-06-01T00:00:00Z'), nowMs: at('2026-05-10T00:00:00Z') };
  expect(extendPlan(plan)).toBe(at('2026-07-01T00:00:00Z'));
});

test('a plan is active until its end', () => {
  expect(isPlanActive({ activeUntilMs: null, nowMs: 0 })).toBe(false);
  expect(isPlanActive({ activeUntilMs: 10, nowMs: 9 })).toBe(true);
  expect(isPlanActive({ activeUntilMs: 10, nowMs: 10 })).toBe(false);
});
