import { expect, test } from 'vitest';
import { withQuery } from './paths';

test('the quiz to join travels in the address, and nothing when there is none', () => {
  expect(withQuery('/login/student', { quizId: 'K7M2QX4P' })).toBe('/login/student?quizId=K7M2QX4P');
  expect(withQuery('/login/student', { quizId: null })).toBe('/login/student');
});

test('what a person typed into the address is encoded again', () => {
  expect(withQuery('/student', { quizId: 'A&B=C' })).toBe('/student?quizId=A%26B%3DC');
});
