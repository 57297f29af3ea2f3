import { expect, test } from 'vitest';
import { stem } from './stem';

test.each([
  [['separate', 'separates', 'separated', 'separating', 'separation']],
  [['move', 'moves', 'moved', 'moving']],
  [['stop', 'stops', 'stopped', 'stopping']],
  [['battery', 'batteries', "battery's"]],
  [['connect', 'connects', 'connected']],
  [['hard', 'harder', 'hardest', 'hardness']],
])('%j are forms of one word', (forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test('different words stay different', () => {
  const words = ['plant', 'planet', 'glass', 'gas', 'bus', 'ion', 'iron', 'acid', 'base'];
  expect(new Set(words.map(stem)).size).toBe(words.length);
});

test('numbers and words of other scripts are unchanged', () => {
  expect(stem('42')).toBe('42');
  expect(stem('клетка')).toBe('клетка');
});
