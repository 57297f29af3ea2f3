import { expect, test } from 'vitest';
import { baseShareOf, longShareOf, standardised } from './base-mark';
import { FITTED } from './fitted-coefficients';
import { readClass } from './read-class';

const question = 'What do plants give off in the light?';
const modelAnswer = 'They release oxygen into the air';

function shares(texts: readonly string[], graded = 0) {
  const answers = texts.map((text, index) => ({ id: String(index), text }));
  return readClass({ question, modelAnswer, answers }).answers.map(({ compared }) =>
    compared ? baseShareOf(compared.signals, { longShare: 0, graded }, FITTED.base) : null,
  );
}

test('an answer with more of the model answer is expected to get more', () => {
  const [most, some, none] = shares(['releasing oxygen into air', 'some oxygen', 'the roots drink water']);
  expect(most).toBeGreaterThan(some ?? 1);
  expect(some).toBeGreaterThan(none ?? 1);
});

test('with graded marks a half-right answer is expected to get more than with right or wrong', () => {
  const [rightOrWrong] = shares(['some oxygen']);
  const [graded] = shares(['some oxygen'], 1);
  expect(graded).toBeGreaterThan(rightOrWrong ?? 1);
});

test('a sentence is a short answer, a paragraph a long one, with a transition between', () => {
  expect([5, 24, 30, 36, 200].map((words) => longShareOf(words))).toEqual([0, 0, 0.5, 1, 1]);
});

test('with graded marks sentences count half as paragraphs', () => {
  expect([5, 10, 20, 24].map((words) => longShareOf(words, 1))).toEqual([0, 0, 0.5, 0.5]);
});

test('a signal far beyond the data counts at most three spreads', () => {
  expect([standardised(1000, 1, 2), standardised(-1000, 1, 2), standardised(2, 1, 2)]).toEqual([3, -3, 0.5]);
});
