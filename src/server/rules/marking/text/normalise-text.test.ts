import { expect, test } from 'vitest';
import { wordsOf } from './normalise-text';

test.each([
  ['  The Heart. ', 'The heart'],
  ['x ≥ 5', 'x ≥ 5'],
  ['x>=5', 'x ≥ 5'],
  ['A ∪ B', 'A ∪ B'],
  ["n! = f'(x)", "n ! = f ' x"],
  ['Seven', '7'],
  ['1,000', '1000'],
  ['3.50 m', '3.5 m'],
  ['2.0', '2'],
  ['It isn’t!', "It isn't"],
  ['well-known (fact)', 'well known fact'],
  ['−5 °C', '-5 ° C'],
  ['ﬁre', 'fire'],
  ['!!! ...', ''],
])('%j has the words %j', (text, expected) => {
  expect(wordsOf(text).join(' ')).toBe(expected);
});

test('letters of every script are preserved', () => {
  expect(wordsOf('Привет, мир!')).toEqual(['привет', 'мир']);
  expect(wordsOf('光合作用。').join('')).toBe('光合作用');
});
