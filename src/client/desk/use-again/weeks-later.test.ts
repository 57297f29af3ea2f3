import { expect, test } from 'vitest';
import { toLocalField } from '../../platform/local-date-time';
import { moved, weeksLater } from './weeks-later';

const BERLIN = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

/** The proposed window as the dialog's fields show it in Berlin. */
function proposed(opens: string | null, closes: string | null, now: string) {
  const moment = (text: string | null) => (text === null ? null : at(text));
  const window = { opensAt: moment(opens), closesAt: moment(closes) };
  const here = { nowMs: at(now), timeZone: BERLIN };
  const { opensAt, closesAt } = moved(window, weeksLater([window], here), BERLIN);
  const shown = (ms: number | null) => (ms === null ? null : toLocalField(ms, BERLIN));
  return [shown(opensAt), shown(closesAt)];
}

test('a quiz of last school year moves to the same week of this one, at the same weekday and time', () => {
  // Wednesday 10 September 2025 and Wednesday 9 September 2026.
  expect(proposed('2025-09-10T06:00Z', '2025-09-10T06:45Z', '2026-08-03T10:00Z')).toEqual([
    '2026-09-09T08:00',
    '2026-09-09T08:45',
  ]);
  // In summer the last weeks of a school year move by a year, not by a week.
  expect(proposed('2026-06-15T06:00Z', null, '2026-08-20T10:00Z')).toEqual(['2027-06-14T08:00', null]);
});

test('after that week, and within a school year, it moves to the next such weekday', () => {
  expect(proposed('2025-11-12T07:00Z', '2025-11-12T08:00Z', '2026-11-27T21:40Z')).toEqual([
    '2026-12-02T08:00',
    '2026-12-02T09:00',
  ]);
  expect(proposed('2026-11-09T07:00Z', null, '2026-11-27T21:40Z')).toEqual(['2026-11-30T08:00', null]);
  // Monday before and after its hour.
  expect(proposed('2026-11-23T07:00Z', null, '2026-11-30T06:59Z')[0]).toBe('2026-11-30T08:00');
  expect(proposed('2026-11-23T07:00Z', null, '2026-11-30T07:00Z')[0]).toBe('2026-12-07T08:00');
});

test('a future quiz keeps its dates, and one without dates has none', () => {
  const coming = ['2026-12-01T07:00Z', '2026-12-01T08:00Z'] as const;
  expect(proposed(...coming, '2026-11-27T21:40Z')).toEqual(['2026-12-01T08:00', '2026-12-01T09:00']);
  expect(proposed(null, null, '2026-11-27T21:40Z')).toEqual([null, null]);
  expect(proposed(null, '2026-11-20T16:00Z', '2026-11-27T21:40Z')).toEqual([null, '2026-12-04T17:00']);
});

test('summer time and leap days change neither weekday nor time', () => {
  // 29 March 2026 is the day the clocks go forward; Monday 30 March 2025 was in summer time, too.
  expect(proposed('2025-03-24T07:00Z', null, '2025-10-01T08:00Z')).toEqual(['2026-03-23T08:00', null]);
  expect(proposed('2026-03-23T07:00Z', null, '2026-03-27T08:00Z')).toEqual(['2026-03-30T08:00', null]);
  // Thursday 29 February 2024 and Thursday 27 February 2025, over a leap day and four years.
  expect(proposed('2024-02-29T07:00Z', null, '2024-09-01T08:00Z')).toEqual(['2025-02-27T08:00', null]);
  expect(proposed('2023-02-28T07:00Z', null, '2026-10-01T08:00Z')).toEqual(['2027-03-02T08:00', null]);
});

test('the quizzes of a class move together, based on the first one', () => {
  const windows = ['2025-09-10T06:00Z', '2026-02-10T07:00Z', '2026-06-15T06:00Z'].map((opens) => ({
    ...{ opensAt: at(opens), closesAt: null },
  }));
  const weeks = weeksLater(windows, { nowMs: at('2026-08-03T10:00Z'), timeZone: BERLIN });
  expect(weeks).toBe(52);
  expect(windows.map((window) => toLocalField(moved(window, weeks, BERLIN).opensAt ?? 0, BERLIN))).toEqual([
    '2026-09-09T08:00',
    '2027-02-09T08:00',
    '2027-06-14T08:00',
  ]);
});
