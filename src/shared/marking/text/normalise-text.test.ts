import { expect, test } from 'vitest';
import { normaliseText } from './normalise-text';

test.each([
  ['  The Heart. ', 'the heart'],
  ['x ≥ 5', 'x >= 5'],
  ['x>=5', 'x >= 5'],
  ['Seven', '7'],
  ['1,000', '1000'],
  ['3.50 m', '3.50 m'],
  ['2.0', '2'],
  ['It isn’t!', "it isn't"],
  ['well-known (fact)', 'well known fact'],
  ['−5 °C', '-5 °c'],
  ['ﬁre', 'fire'],
  ['!!! ...', ''],
])('%j is compared as %j', (text, expected) => {
  expect(normaliseText(text)).toBe(expected);
});

test('letters of every script stay', () => {
  expect(normaliseText('Привет, мир!')).toBe('привет мир');
  expect(normaliseText('光合作用。')).toBe('光合作用');
});
