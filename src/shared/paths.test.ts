import { expect, test } from 'vitest';
import { withQuery } from './paths';

test('the sign-in address carries the quiz to join, if there is one', () => {
  expect(withQuery('/login/student', { quizId: 'K7M2QX4P' })).toBe('/login/student?quizId=K7M2QX4P');
  expect(withQuery('/login/student', { quizId: null })).toBe('/login/student');
});

test('text from the address bar is encoded again', () => {
  expect(withQuery('/student', { quizId: 'A&B=C' })).toBe('/student?quizId=A%26B%3DC');
});
