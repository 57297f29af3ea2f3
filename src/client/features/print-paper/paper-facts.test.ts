import { expect, test } from 'vitest';
import { blankQuestion } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { keyLines, lineCount, optionLabel } from './paper-facts';

test('options are lettered, and past Z numbered', () => {
  expect([0, 1, 25, 26].map(optionLabel)).toEqual(['A.', 'B.', 'Z.', '27.']);
});

test('a long answer gets more lines the more marks it has, within a page', () => {
  expect(lineCount({ type: 'short', maximumMarks: 5 })).toBe(2);
  expect([1, 4, 50].map((maximumMarks) => lineCount({ type: 'long', maximumMarks }))).toEqual([6, 8, 18]);
});

test('the key names correct options by their letters', () => {
  const draft = {
    ...blankQuestion('msq'),
    text: 'Which?',
    options: ['2', '9', '11'],
    correctAnswer: ['2', '11'],
  };
  expect(keyLines(toQuestion(draft, 'q', null))).toEqual(['A. 2', 'C. 11']);
});

test('the key of a slider lists every accepted answer', () => {
  const draft = { ...blankQuestion('slider'), text: 'How many?', correctAnswer: [8, 9] };
  expect(keyLines(toQuestion(draft, 'q', null))).toEqual(['8', '9']);
});
