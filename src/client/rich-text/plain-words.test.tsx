import { expect, test } from 'vitest';
import { withFormulasShown } from './AnswerOfTexts';
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

const FORMATTED = {
  'Is $b^2$ **more**?':
    'Is <math role="math" aria-label="b squared" alttext="b²"><mi>b</mi></math> <strong>more</strong>?',
  '$\\hat{n}$': '<math role="math" aria-label="n hat"><mi>n</mi></math>',
  $n$: '<math role="math" aria-label="n" alttext="n"><mi>n</mi></math>',
  '$1<k$':
    '<math display="block" role="math" aria-label="1 is less than k" alttext="1 &lt; k"><mi>k</mi></math>',
  '- ![Seed](id)\n- b':
    '<ul dir="auto"><li><img src="/uploads/x" alt="Seed" loading="lazy"></li><li>b</li></ul>',
};

test.each([
  ['Is $b^2$ **more**?', 'Is b squared more?', 'Is b² more?'],
  ['$\\hat{n}$', 'n hat', 'n hat'],
  ['$1<k$', '1 is less than k', '1 < k'],
  ['- ![Seed](id)\n- b', 'Seed b', 'Seed b'],
])('%j is formatted: it is spoken as %j and shown as %j', (text, spoken, shown) => {
  const question = { format: 'rich', text, formatted: FORMATTED } as const;
  expect(plainWords(question)).toBe(spoken);
  expect(plainWords(question, 'alttext')).toBe(shown);
});

test('a plain text is read as typed', () => {
  expect(plainWords({ format: 'plain', text: '**no** markup' })).toBe('**no** markup');
});

test('a key of several texts shows formulas as characters and the rest as typed', () => {
  expect(withFormulasShown('1: $n$; 2: $\\hat{n}$ or **c**', FORMATTED)).toBe('1: n; 2: n hat or **c**');
});
