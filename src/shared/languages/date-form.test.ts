import { expect, test } from 'vitest';
import { dateForm, formatTime, momentText } from './date-form';

const EARLY = Date.UTC(2026, 10, 27, 7, 5);
const HOUR_MS = 3_600_000;

test('a time is written the same with and without its day, in the requested time zone', () => {
  expect(formatTime(EARLY, 'UTC')).toBe('7:05');
  expect(momentText(EARLY, 'UTC')).toBe('Fri 27 Nov at 7:05');
  expect(momentText(EARLY, 'Asia/Kolkata')).toBe('Fri 27 Nov at 12:35');
  expect(formatTime(EARLY - 7 * HOUR_MS, 'UTC')).toBe('0:05');
  expect(formatTime(EARLY + 8 * HOUR_MS, 'UTC')).toBe('15:05');
});

test('dates follow the server’s language, whatever the locale of the machine', () => {
  // In American English, the locale of the test machines, it would be '11/27/26, 7:05 AM'.
  const form = dateForm({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  expect(form.text(EARLY)).toBe('27 Nov 2026, 7:05');
  expect(
    dateForm({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).range(EARLY, EARLY + HOUR_MS),
  ).toMatch(/^7:05\s*–\s*8:05$/);
});
