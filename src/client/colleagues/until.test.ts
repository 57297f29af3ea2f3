import { expect, test } from 'vitest';
import { dayField, endOfDay, endOfWeek } from './until';

const ZONE = 'Europe/Berlin';
const WEDNESDAY = Date.UTC(2026, 10, 25, 10);

test('a share until a day lasts to the last minute of that day in the teacher’s time zone', () => {
  expect(endOfDay('2026-11-27', ZONE)).toBe(Date.UTC(2026, 10, 27, 22, 59));
  expect(dayField(Date.UTC(2026, 10, 27, 22, 59), ZONE)).toBe('2026-11-27');
});

test('no day means no end, and an incomplete day is invalid', () => {
  expect(endOfDay('', ZONE)).toBeNull();
  expect(endOfDay('2026-11', ZONE)).toBeUndefined();
  expect(dayField(null, ZONE)).toBe('');
});

test('this week ends on its Sunday, which is today on a Sunday', () => {
  expect(endOfWeek(WEDNESDAY, ZONE)).toBe('2026-11-29');
  expect(endOfWeek(Date.UTC(2026, 10, 29, 10), ZONE)).toBe('2026-11-29');
  expect(endOfWeek(Date.UTC(2026, 10, 29, 23, 30), ZONE)).toBe('2026-12-06');
});
