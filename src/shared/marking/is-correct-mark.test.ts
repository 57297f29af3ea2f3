import { expect, test } from 'vitest';
import { isCorrectMark } from './is-correct-mark';

test.each(['mcq', 'msq', 'slider'] as const)('a %s answer is correct with full marks only', (type) => {
  expect(isCorrectMark({ type, score: 2, maximumMarks: 2 })).toBe(true);
  expect(isCorrectMark({ type, score: 1.5, maximumMarks: 2 })).toBe(false);
});

test.each(['short', 'long'] as const)('a %s answer is correct from half of the marks on', (type) => {
  expect(isCorrectMark({ type, score: 1.5, maximumMarks: 3 })).toBe(true);
  expect(isCorrectMark({ type, score: 1, maximumMarks: 3 })).toBe(false);
  expect(isCorrectMark({ type, score: 0, maximumMarks: 1 })).toBe(false);
});
