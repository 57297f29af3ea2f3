import { expect, test } from 'vitest';
import { nextPage } from './next-page';

test.each([
  '/teacher',
  '/teacher?quiz=8f-2_a&view=results&tab=questions&student=a%20b',
  '/teacher/quizzes/7/marks?question=2',
  '/plans',
  '/plans?next=%2Fteacher%2Fquizzes%2F7%2Fquestions',
])('after the sign-in a teacher goes on to %s', (address) => {
  expect(nextPage('teacher', address)).toBe(address);
});

test.each([
  null,
  '',
  '/',
  '/plans/7',
  '/plansx?a=b',
  '/plans?next=//evil.example#x',
  '/teachers',
  '/student?quizId=ABCD2345',
  'teacher',
  '//evil.example/teacher',
  '/\\evil.example',
  '/teacher//evil.example',
  '/teacher/..//evil.example',
  '/teacher\\@evil.example',
  '/teacher?a=b#c',
  '/teacher?a b',
  '/teacher\n?a',
  'https://evil.example/teacher',
  'javascript:alert(1)',
  `/teacher?${'x'.repeat(500)}`,
])('%j is not a valid next page', (address) => {
  expect(nextPage('teacher', address)).toBeNull();
});

test('each role continues to its own desk', () => {
  expect(nextPage('student', '/student?quizId=ABCD2345')).toBe('/student?quizId=ABCD2345');
  expect(nextPage('student', '/teacher?quiz=1')).toBeNull();
  expect(nextPage('student', '/plans')).toBeNull();
});
