import { expect, test } from 'vitest';
import { isEditingOf, NEW_QUESTION, teacherPaths } from './teacher-paths';

test.each([
  teacherPaths.questions('7'),
  teacherPaths.questions('7', { isNew: true }),
  teacherPaths.question('7', '3'),
  teacherPaths.question('7', NEW_QUESTION, { isNew: true }),
  `${teacherPaths.settings('7')}#title`,
])('going to %s does not leave the editor of quiz 7', (address) => {
  expect(isEditingOf('7', address)).toBe(true);
});

test.each([
  teacherPaths.dashboard,
  teacherPaths.marks('7'),
  teacherPaths.questions('71'),
  teacherPaths.question('71', '3'),
  teacherPaths.accommodations('7'),
  '/teacher/quizzes/7/questionsandmore',
])('going to %s leaves the editor of quiz 7', (address) => {
  expect(isEditingOf('7', address)).toBe(false);
});

test('ids in an address are encoded, so that they cannot end it early', () => {
  expect(teacherPaths.question('a/b', 'c?d')).toBe('/teacher/quizzes/a%2Fb/questions/c%3Fd');
  expect(teacherPaths.marks('7', { tab: 'questions', student: null, question: 'a&b' })).toBe(
    '/teacher/quizzes/7/marks?tab=questions&question=a%26b',
  );
});
