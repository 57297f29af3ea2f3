import { expect, test } from 'vitest';
import { shareIdIn } from './share-id';

test('a typed ID is trimmed and capitalised', () => {
  expect(shareIdIn('  k7m2qx4p ')).toBe('K7M2QX4P');
});

test('a pasted link gives its ID', () => {
  expect(shareIdIn('http://localhost:3000/student?quizId=K7M2QX4P')).toBe('K7M2QX4P');
  expect(shareIdIn('https://quiz.school/student?theme=dark&quizId=k7m2qx4p#top')).toBe('K7M2QX4P');
});

test('a broken link is used as it is instead of failing', () => {
  expect(shareIdIn('https://quiz.school/student?quizId=%E0%A4')).toBe('%E0%A4');
});
