import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/results/a-quiz-results';
import { withMarks } from './with-marks';

const results = aQuizResults({ students: [{ scores: [1, 0] }, { scores: [0, 0] }, { scores: null }] });

test('a mark shows at once in the answer, the score and the percentage of its student', () => {
  const [asha] = withMarks(results, [{ studentId: 'student1', questionId: 'q2', marks: 0.5 }]).results;
  expect(asha).toMatchObject({ score: 1.5, percentage: 75 });
  expect(asha?.evaluationResults[1]).toMatchObject({ score: 0.5, source: 'teacher', needsReview: false });
  expect(asha?.evaluationResults[0]).toBe(results.results[0]?.evaluationResults[0]);
});

test('the other students stay as they are', () => {
  const { results: students } = withMarks(results, [{ studentId: 'student1', questionId: 'q2', marks: 1 }]);
  expect(students[1]).toBe(results.results[1]);
});

test('a mark for a student that is not evaluated gives no score', () => {
  const { results: students } = withMarks(results, [{ studentId: 'student3', questionId: 'q1', marks: 1 }]);
  expect(students[2]).toMatchObject({ score: null, percentage: null, evaluationResults: [] });
});
