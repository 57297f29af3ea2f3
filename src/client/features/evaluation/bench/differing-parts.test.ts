import { expect, test } from 'vitest';
import { differingParts } from './differing-parts';

/** The pieces in one line, differences in brackets. */
const told = (text: string, beside: string) =>
  differingParts(text, beside)
    .map(({ text: piece, differs }) => (differs ? `[${piece}]` : piece))
    .join('');

test.each([
  ['CO', 'Co', 'C[O]'],
  ['A ∩ B', 'A ∪ B', 'A [∩] B'],
  ['p', '¬p', '[]p'],
  ['¬p', 'p', '[¬]p'],
  ['resume of a naive man', 'résumé of a naïve man', 'r[esume] of a na[i]ve man'],
  ['the sun, and rain', 'the sun and rain', 'the sun[,] and rain'],
  ['free fall', 'freefall', 'free[ ]fall'],
  ['x̄ = 2', 'x = 2', '[x̄] = 2'],
  ['same', 'same', 'same'],
])('%s beside %s', (text, beside, expected) => {
  expect(told(text, beside)).toBe(expected);
});

test('the pieces add up to the text', () => {
  const text = 'Fe³⁺ und Fe²⁺  in\nWasser';
  expect(
    differingParts(text, 'Fe2+ und Fe3+ in Wasser')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
