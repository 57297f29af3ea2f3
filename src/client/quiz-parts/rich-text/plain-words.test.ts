import { expect, test } from 'vitest';
import { plainWords } from './plain-words';

test.each([
  ['Solve **this** and *that*', 'Solve this and that'],
  ['Is $x^2$ positive?', 'Is x^2 positive?'],
  ['It costs $5 and $10', 'It costs $5 and $10'],
  ['![A cell](3f2a) shows', 'A cell shows'],
  ['What does `f(2)` print?\n\n```\nf(2)\n```', 'What does f(2) print? f(2)'],
  ['- one\n- two', 'one two'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['The gap is _____ here', 'The gap is _____ here'],
])('%j is read as %j', (text, words) => {
  expect(plainWords({ format: 'rich', text })).toBe(words);
});

test('a plain text is read as it was typed', () => {
  expect(plainWords({ format: 'plain', text: '**no** markup' })).toBe('**no** markup');
});
