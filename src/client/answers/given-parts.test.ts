import { expect, test } from 'vitest';
import { givenParts } from './given-parts';

test('each left side has its chosen and its right side, empty ones included', () => {
  expect(
    givenParts({
      type: 'match',
      studentAnswer: { Fe: 'Zinc' },
      correctAnswer: { Fe: 'Iron', Cu: 'Copper' },
    }),
  ).toEqual([
    { name: 'Fe', isPlace: false, given: 'Zinc', key: 'Iron' },
    { name: 'Cu', isPlace: false, given: undefined, key: 'Copper' },
  ]);
});

test('while the key is withheld only the answer is shown', () => {
  expect(givenParts({ type: 'order', studentAnswer: ['Eat', 'Wash'], correctAnswer: null })).toEqual([
    { name: '1st', isPlace: true, given: 'Eat', key: undefined },
    { name: '2nd', isPlace: true, given: 'Wash', key: undefined },
  ]);
});

test('an answer without a matching part is shown as a whole', () => {
  const correctAnswer = { Fe: 'Iron' };
  expect(givenParts({ type: 'match', studentAnswer: 'lead', correctAnswer })).toBeUndefined();
  expect(givenParts({ type: 'mcq', studentAnswer: 'Iron', correctAnswer: 'Iron' })).toBeUndefined();
  expect(givenParts({ type: 'match', studentAnswer: null, correctAnswer: null })).toBeUndefined();
});
