import { expect, test } from 'vitest';
import { TITLE_MAXIMUM_LENGTH } from '../constants';
import { blankQuiz, copyTitle, nextQuizTitle } from './draft';

test('the first quiz of a teacher is Quiz 1', () => {
  expect(nextQuizTitle([])).toBe('Quiz 1');
});

test('a new quiz takes the first number that is free, also in a gap', () => {
  expect(nextQuizTitle(['Quiz 1', ' Quiz 2 ', 'Quiz 4', 'quiz 3'])).toBe('Quiz 3');
});

test('a new quiz lasts half an hour, lets students go back, and is marked without names', () => {
  expect(blankQuiz('Quiz 1')).toEqual({
    title: 'Quiz 1',
    description: 'Quiz description',
    totalTimeSeconds: 1800,
    allowNavigation: true,
    shuffleQuestions: false,
    shuffleOptions: false,
    allowTabChange: false,
    useQuestionTimer: false,
    sendOneByOne: false,
    blindMarking: true,
  });
});

test('a copy gets a free name', () => {
  expect(copyTitle('Cells', ['Cells'])).toBe('Cells (copy)');
  expect(copyTitle('Cells', ['Cells', 'Cells (copy)'])).toBe('Cells (copy 2)');
});

test('the copy of a very long title stays within the limit', () => {
  const title = copyTitle('x'.repeat(TITLE_MAXIMUM_LENGTH), []);
  expect(title).toHaveLength(TITLE_MAXIMUM_LENGTH);
  expect(title.endsWith(' (copy)')).toBe(true);
});
