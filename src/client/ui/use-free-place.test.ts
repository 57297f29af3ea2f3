import { expect, test } from 'vitest';
import { freePlace } from './use-free-place';

const box = (top: number, bottom: number) => ({ left: 100, right: 400, top, bottom });
const [foot, head] = [box(700, 760), box(0, 60)];

test('a message stays at the bottom while it covers no field there', () => {
  expect(freePlace({ foot, head, fields: [box(100, 150), box(650, 700)] })).toBe('foot');
  expect(freePlace({ foot, head, fields: [{ ...box(710, 750), left: 500, right: 600 }] })).toBe('foot');
});

test('over a field it moves to the top, and never covers the field in use', () => {
  expect(freePlace({ foot, head, fields: [box(720, 770)] })).toBe('head');
  const both = [box(10, 50), box(720, 770)];
  expect(freePlace({ foot, head, fields: both })).toBe('foot');
  expect(freePlace({ foot, head, fields: both, used: box(720, 770) })).toBe('head');
});
