import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { resultsTable } from './results-table';

test('each student has one row with answers, marks, total and maximum', () => {
  const results = aQuizResults({
    students: [
      { name: 'Asha', scores: [1, 0.5], answers: { q1: 'Yes', q2: ['A', 'B'] } },
      { name: 'Ben', scores: null, answers: { q2: 7 } },
    ],
  });
  expect(resultsTable(results).rows).toEqual([
    [
      'Student Name',
      'Email',
      'Q1: Text of q1 (Answer)',
      'Q1: Text of q1 (Marks)',
      'Q2: Text of q2 (Answer)',
      'Q2: Text of q2 (Marks)',
      'Total',
      'Max',
    ],
    ['Asha', 'student1@example.org', 'Yes', 1, 'A, B', 0.5, 1.5, 2],
    ['Ben', 'student2@example.org', '', '', 7, '', '', 2],
  ]);
});

test('no answer or name can become a formula', () => {
  const table = resultsTable(
    aQuizResults({ students: [{ name: '=cmd()', scores: [0, 0], answers: { q1: '@x', q2: -5 } }] }),
  );
  expect(table.rows[1]?.slice(0, 6)).toEqual(["'=cmd()", 'student1@example.org', "'@x", 0, -5, 0]);
});

test('the file is named after the quiz', () => {
  expect(resultsTable(aQuizResults({ title: 'Cells: 1/2' })).fileName).toBe('Cells 12-results.csv');
});
