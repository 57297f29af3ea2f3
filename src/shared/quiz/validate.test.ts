import { expect, test } from 'vitest';
import { messages } from '../messages';
import { validateQuiz } from './validate';

const draft = { title: 'Cells', totalTimeSeconds: 1800, useQuestionTimer: false, questions: [] };
const sentences = (changes: Partial<Parameters<typeof validateQuiz>[0]>) =>
  validateQuiz({ ...draft, ...changes }).map((issue) => issue.sentence);

test('a quiz with a title and a total time can be saved', () => {
  expect(sentences({})).toEqual([]);
});

test('a missing title is reported before the total time', () => {
  expect(sentences({ title: '  ', totalTimeSeconds: 0 })).toEqual([
    messages.quizTitleRequired,
    messages.quizTotalTimeRequired,
  ]);
});

test('a total time that is not a number is no total time', () => {
  expect(sentences({ totalTimeSeconds: Number.NaN })).toEqual([messages.quizTotalTimeRequired]);
});

test('with question timers the total time does not matter, but every question needs a limit', () => {
  const questions = [{ timeLimit: 30 }, { timeLimit: null }, { timeLimit: 0 }];
  expect(sentences({ useQuestionTimer: true, totalTimeSeconds: 0, questions })).toEqual([
    'Please define valid time limits for all questions. Questions without valid timers: Q2, Q3',
  ]);
});

test('without question timers missing limits are fine', () => {
  expect(sentences({ questions: [{ timeLimit: null }] })).toEqual([]);
});
