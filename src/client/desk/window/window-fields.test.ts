import { expect, test } from 'vitest';
import { readWindow, windowFieldsOf } from './window-fields';

test('an empty field means no bound, in both directions', () => {
  const bounds = { opensAt: null, closesAt: Date.parse('2026-07-01T15:00Z') };
  const fields = windowFieldsOf(bounds, 'Europe/Berlin');
  expect(fields).toEqual({ opensAt: '', closesAt: '2026-07-01T17:00' });
  expect(readWindow(fields, 'Europe/Berlin')).toEqual(bounds);
});
