import { expect, test } from 'vitest';
import { fromLocalField, timeZoneName, toLocalField } from './local-date-time';

const HOUR = 3_600_000;
const JULY = Date.parse('2026-07-01T12:00Z');

test.for([
  ['Europe/Berlin', '2026-01-15T09:00', '2026-01-15T08:00Z'],
  ['Europe/Berlin', '2026-07-15T09:00', '2026-07-15T07:00Z'],
  ['America/New_York', '2026-03-08T12:00', '2026-03-08T16:00Z'],
  ['America/St_Johns', '2026-01-01T00:15', '2026-01-01T03:45Z'],
  ['Asia/Kathmandu', '2026-05-01T08:00', '2026-05-01T02:15Z'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00Z'],
  ['UTC', '2024-02-29T23:59', '2024-02-29T23:59Z'],
] as const)('clocks in %s show %s at %s', ([zone, local, moment]) => {
  expect(fromLocalField(local, zone)).toBe(Date.parse(moment));
  expect(toLocalField(Date.parse(moment), zone)).toBe(local);
});

test('a time skipped in spring is moved later by the jump of the clocks', () => {
  expect(fromLocalField('2026-03-29T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30Z'));
  expect(fromLocalField('2026-03-08T02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T07:30Z'));
  expect(fromLocalField('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe(Date.parse('2026-10-03T15:45Z'));
});

test('a time repeated in autumn means the first one', () => {
  expect(fromLocalField('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30Z'));
  expect(fromLocalField('2026-11-01T01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T05:30Z'));
});

test.for(['Europe/Berlin', 'Australia/Lord_Howe'])(
  'every half hour of a year in %s is read as written, except for those that occur twice',
  (zone) => {
    const start = Date.parse('2026-01-01T00:00Z');
    const halfHours = Array.from({ length: 365 * 48 }, (_, at) => start + (at * HOUR) / 2);
    const others = halfHours
      .map((ms) => ms - (fromLocalField(toLocalField(ms, zone), zone) ?? 0))
      .filter((lateMs) => lateMs !== 0);
    expect(others.filter((lateMs) => lateMs !== HOUR && lateMs !== HOUR / 2)).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(2);
  },
);

test.for(['', '2026-01-15', '2026-13-15T09:00', 'soon'])('"%s" is not a time', (typed) => {
  expect(fromLocalField(typed, 'UTC')).toBeUndefined();
});

test('a time zone is shown with its name and place', () => {
  expect(timeZoneName('Europe/Berlin', JULY)).toBe('Central European Time (Europe/Berlin)');
  expect(timeZoneName('Asia/Kolkata', JULY)).toMatch(/^India Standard Time \(Asia\/(Kolkata|Calcutta)\)$/);
  expect(timeZoneName('UTC', JULY)).toBe('UTC');
});
