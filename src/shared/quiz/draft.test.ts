import { expect, test } from 'vitest';
import { TITLE_MAXIMUM_LENGTH } from '../constants';
import { blankQuiz, classTitle, copyTitle, isBlank, nextQuizTitle } from './draft';

test('the first quiz of a teacher is Quiz 1', () => {
  expect(nextQuizTitle([])).toBe('Quiz 1');
});

test('a new quiz takes the first free number, even in a gap', () => {
  expect(nextQuizTitle(['Quiz 1', ' Quiz 2 ', 'Quiz 4', 'quiz 3'])).toBe('Quiz 3');
});

test('a new quiz lasts half an hour, allows going back, and is marked without names', () => {
  expect(blankQuiz('Quiz 1')).toEqual({
    title: 'Quiz 1',
    description: 'Quiz description',
    totalTimeSeconds: 1800,
    lang: null,
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

test('in another class a quiz is named after it, in place of its former class', () => {
  const into9c = { className: '9c', formerNames: ['9b'] };
  expect(classTitle('Cells', into9c, [])).toBe('Cells (9c)');
  expect(classTitle('Cells (9b)', into9c, ['Cells (9b)'])).toBe('Cells (9c)');
  expect(classTitle('Cells (b)', into9c, [])).toBe('Cells (b) (9c)');
  expect(classTitle('Cells', into9c, ['Cells (9c)', 'Cells (9c, 2)'])).toBe('Cells (9c, 3)');
  const long = classTitle('x'.repeat(TITLE_MAXIMUM_LENGTH), into9c, []);
  expect(long).toHaveLength(TITLE_MAXIMUM_LENGTH);
  expect(long.endsWith('x (9c)')).toBe(true);
});

test('a quiz is blank until a setting or its title is changed', () => {
  expect(isBlank(blankQuiz('Quiz 12'))).toBe(true);
  for (const title of ['Cells', 'Quiz', 'Quiz 1a', 'Quiz 01', 'Quiz NaN']) {
    expect(isBlank(blankQuiz(title))).toBe(false);
  }
  expect(isBlank({ ...blankQuiz('Quiz 1'), description: '' })).toBe(false);
  expect(isBlank({ ...blankQuiz('Quiz 1'), shuffleOptions: true })).toBe(false);
});
