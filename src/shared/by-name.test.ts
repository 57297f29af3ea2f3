import { expect, test } from 'vitest';
import { byName, compareText } from './by-name';

test('names sort naturally: accents beside their letter, numbers by value, case ignored', () => {
  const names = ['Zoe', 'émile', 'Student 10', 'Özil', 'Eva', 'student 2', 'Ada'];
  expect(names.toSorted(compareText)).toEqual([
    ...['Ada', 'émile', 'Eva', 'Özil', 'student 2', 'Student 10', 'Zoe'],
  ]);
});

test('namesakes sort by address', () => {
  const [first, second] = ['asha2@school.example', 'asha10@school.example'].map((studentEmail) => ({
    ...{ studentName: 'Asha', studentEmail },
  }));
  expect([second, first].flatMap((each) => each ?? []).toSorted(byName)).toEqual([first, second]);
});
