import { expect, test } from 'vitest';
import { answerState } from './answer-state';

test.each([
  [4, 4, 'correct'],
  [3.5, 4, 'partly-correct'],
  [0.5, 4, 'partly-correct'],
  [0, 4, 'incorrect'],
] as const)('%d of %d marks is %s', (score, maximumMarks, state) => {
  expect(answerState({ score, maximumMarks })).toBe(state);
});
