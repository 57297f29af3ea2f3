import { expect, test } from 'vitest';
import { toResults } from '../../../shared/testing/a-simulated-class';
import { correctionMeans } from './correction-means';

const A = 0;
const B = 1;

const four = toResults(
  ['A', 'A'],
  [
    [B, A],
    [B, A],
    [A, A],
    [A, B],
  ],
);
const gain = (studentId: string) => ({ studentId, studentName: studentId, before: 0, after: 1 });
const loss = (studentId: string) => ({ studentId, studentName: studentId, before: 1, after: 0 });

test('students’ gains and losses move the means of the question and of the quiz', () => {
  expect(
    correctionMeans(four, 'q1', { gains: [gain('student1'), gain('student2')], losses: [loss('student4')] }),
  ).toEqual({ question: { before: 50, after: 75 }, quiz: { before: 63, after: 75 } });
});

test('a correction without changes moves no mean', () => {
  expect(correctionMeans(four, 'q2', { gains: [], losses: [] })?.question).toEqual({ before: 75, after: 75 });
});

test('without evaluated students there is no mean', () => {
  const results = four.results.map((student) => ({ ...student, isEvaluated: false }));
  expect(correctionMeans({ results }, 'q1', { gains: [], losses: [] })).toBeNull();
});
