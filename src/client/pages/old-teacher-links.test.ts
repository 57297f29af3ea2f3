import { expect, test } from 'vitest';
import { movedTo } from './old-teacher-links';

test.each([
  ['?quiz=7&view=edit', '/teacher/quizzes/7/questions'],
  ['?quiz=7&view=edit&new=1', '/teacher/quizzes/7/questions?new=1'],
  ['?quiz=7&view=edit&question=3', '/teacher/quizzes/7/questions/3'],
  ['?quiz=7&view=edit&question=new&new=1', '/teacher/quizzes/7/questions/new?new=1'],
  ['?quiz=7&view=results', '/teacher/quizzes/7/marks'],
  ['?quiz=7&view=results&tab=students', '/teacher/quizzes/7/marks'],
  ['?quiz=7&view=results&tab=students&student=5', '/teacher/quizzes/7/marks?student=5'],
  ['?quiz=7&view=results&tab=questions&question=3', '/teacher/quizzes/7/marks?tab=questions&question=3'],
  ['?quiz=7&view=results&tab=questions&student=5', '/teacher/quizzes/7/marks?tab=questions&student=5'],
  ['?quiz=7&view=results&tab=statistics', '/teacher/quizzes/7/statistics'],
  ['?quiz=7&view=results&tab=statistics&question=3', '/teacher/quizzes/7/statistics?question=3'],
  ['?quiz=7&view=live', '/teacher/quizzes/7/live'],
  ['?quiz=7&view=print', '/teacher/quizzes/7/print'],
  ['?quiz=7&view=preview', '/teacher/quizzes/7/preview'],
  ['?view=allowances', '/teacher/accommodations'],
  ['?quiz=7&view=allowances', '/teacher/accommodations?quiz=7'],
  ['?view=receipt', '/teacher/receipt'],
  ['?quiz=7&view=receipt', '/teacher/receipt?quiz=7'],
  ['?quiz=a%2Fb%3F&view=live', '/teacher/quizzes/a%2Fb%3F/live'],
])('the old address /teacher%s is now %s', (search, address) => {
  expect(movedTo('/teacher', search)).toBe(address);
});

test.each(['', '?quiz=7', '?view=live', '?quiz=&view=results', '?quiz=7&view=nowhere', '?theme=dark'])(
  'the dashboard’s address with "%s" is unchanged',
  (search) => {
    expect(movedTo('/teacher', search)).toBeNull();
  },
);

test('a current address is unchanged, whatever its query', () => {
  expect(movedTo('/teacher/accommodations', '?quiz=7&view=live')).toBeNull();
});
