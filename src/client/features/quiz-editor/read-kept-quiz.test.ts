import { expect, test } from 'vitest';
import { blankQuiz } from '../../../shared/quiz/draft';
import { readKeptQuiz } from './read-kept-quiz';

const { totalTimeSeconds: _, ...settings } = blankQuiz('As it is stored');
const now = { ...settings, totalMinutes: '30', order: ['a', 'b'] };

test('a draft comes back as it was typed, right or wrong', () => {
  const form = { ...now, title: '', totalMinutes: 'soon', shuffleQuestions: true, order: ['b', 'a'] };
  expect(readKeptQuiz(JSON.parse(JSON.stringify(form)), now)).toEqual(form);
});

test('a draft from before there was a setting keeps the rest, and the setting is as stored', () => {
  const { allowTabChange: _before, ...form } = { ...now, title: 'Osmosis' };
  expect(readKeptQuiz(form, now)).toEqual({ ...now, title: 'Osmosis' });
});

test('a field that was changed by hand into something else is as stored', () => {
  expect(readKeptQuiz({ ...now, title: 'Osmosis', shuffleQuestions: 'yes', order: [1] }, now)).toEqual({
    ...now,
    title: 'Osmosis',
  });
});

test('what is no form at all is not offered', () => {
  for (const kept of [null, 'Osmosis', 4, undefined]) expect(readKeptQuiz(kept, now)).toBeUndefined();
});
