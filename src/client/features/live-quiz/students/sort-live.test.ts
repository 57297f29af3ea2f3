import { expect, test } from 'vitest';
import { aWatchedStudent } from './a-watched-student';
import { type LiveSorting, nextLiveSorting, sortLive } from './sort-live';

const asha = aWatchedStudent({ studentName: 'Asha', answeredCount: 9 });
const ben = aWatchedStudent({ studentName: 'Ben', answeredCount: 2, connection: 'offline' });
const chiara = aWatchedStudent({
  studentName: 'Chiara',
  answeredCount: 9,
  submittedAt: 1,
  submittedBy: 'student',
});

const names = (sorting: LiveSorting) =>
  sortLive([chiara, ben, asha], sorting, false).map(({ studentName }) => studentName);

test('by name, by progress and by state, equal ones always by name', () => {
  expect(names({ column: 'name', descending: true })).toEqual(['Chiara', 'Ben', 'Asha']);
  expect(names({ column: 'progress', descending: false })).toEqual(['Ben', 'Asha', 'Chiara']);
  expect(names({ column: 'progress', descending: true })).toEqual(['Asha', 'Chiara', 'Ben']);
});

test('by state, those come first who may need help', () => {
  expect(names({ column: 'state', descending: false })).toEqual(['Ben', 'Asha', 'Chiara']);
});

test('pressing the same column again turns the order round, and another one starts anew', () => {
  const once = nextLiveSorting({ column: 'name', descending: false }, 'name');
  expect(once).toEqual({ column: 'name', descending: true });
  expect(nextLiveSorting(once, 'state')).toEqual({ column: 'state', descending: false });
});
