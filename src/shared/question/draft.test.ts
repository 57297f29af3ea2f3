import { expect, test } from 'vitest';
import { blankQuestion, changeType } from './draft';

test('a new choice question opens with four empty options and one mark', () => {
  expect(blankQuestion('mcq')).toMatchObject({
    options: ['', '', '', ''],
    correctAnswer: '',
    maximumMarks: 1,
  });
  expect(blankQuestion('msq')).toMatchObject({ options: ['', '', '', ''], correctAnswer: [] });
});

test('a new slider goes from 0 to 100 in steps of 1', () => {
  expect(blankQuestion('slider')).toMatchObject({
    min: 0,
    max: 100,
    step: 1,
    options: [],
    correctAnswer: [],
  });
});

test('changing the type resets options, correct answer and slider settings and keeps the rest', () => {
  const draft = {
    ...blankQuestion('mcq'),
    text: 'How many?',
    options: ['1', '2'],
    correctAnswer: '1',
    maximumMarks: 3,
    timeLimit: 40,
    imageAlt: 'Apples',
  };
  expect(changeType(draft, 'slider')).toEqual({
    ...blankQuestion('slider'),
    text: 'How many?',
    maximumMarks: 3,
    timeLimit: 40,
    imageAlt: 'Apples',
  });
  expect(changeType(changeType(draft, 'short'), 'mcq')).toMatchObject({ options: ['', '', '', ''] });
});

test('choosing the same type again loses nothing', () => {
  const draft = { ...blankQuestion('mcq'), options: ['1', '2'] };
  expect(changeType(draft, 'mcq')).toBe(draft);
});
