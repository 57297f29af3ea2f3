import { expect, test } from 'vitest';
import { aQuizResults } from '../../../../shared/results/a-quiz-results';
import { heldOrder } from '../../../ui/held-order';
import { nextSorting, sortStudents } from './sort-students';

const students = aQuizResults({
  students: [
    { name: 'Ben', scores: [1, 0] },
    { name: 'asha', scores: [1, 1] },
    { name: 'Chen', scores: null },
    { name: 'Dora', scores: [1, 0] },
  ],
}).results;

const names = (...sorting: Parameters<typeof sortStudents>) =>
  sortStudents(...sorting).map(({ studentName }) => studentName);

test('names are sorted without regard to case', () => {
  expect(names(students, { column: 'student', descending: false })).toEqual(['asha', 'Ben', 'Chen', 'Dora']);
});

test('equal scores are sorted by name, and who has no score stands last either way', () => {
  expect(names(students, { column: 'score', descending: true })).toEqual(['asha', 'Ben', 'Dora', 'Chen']);
  expect(names(students, { column: 'score', descending: false })).toEqual(['Ben', 'Dora', 'asha', 'Chen']);
});

test('a second press on a column turns the order round', () => {
  const first = nextSorting({ column: 'student', descending: false }, 'score');
  expect(first).toEqual({ column: 'score', descending: true });
  expect(nextSorting(first, 'score')).toEqual({ column: 'score', descending: false });
});

test('while the order is held, rows keep their places and new ones come at the end', () => {
  const all = new Set(['a', 'b', 'c', 'new']);
  expect(heldOrder(['c', 'a', 'gone', 'b'], ['new', 'a', 'b'], all)).toEqual(['c', 'a', 'b', 'new']);
});
