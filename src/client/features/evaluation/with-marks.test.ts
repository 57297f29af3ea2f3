import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/results/a-quiz-results';
import { isAsBefore, withMarks } from './with-marks';

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

test('a suggestion is back once its origin is, whatever the grader makes of it since; a mark of the teacher with its number', () => {
  const [suggested] = results.results[0]?.evaluationResults ?? [];
  if (!suggested) throw new Error('The first student is evaluated.');
  const [studentId, questionId] = ['student1', 'q1'];
  const marked = (marks: number) => withMarks(results, [{ studentId, questionId, marks }]);
  expect(isAsBefore(marked(0.5), { studentId, result: suggested })).toBe(false);
  expect(isAsBefore(results, { studentId, result: { ...suggested, score: 0.5 } })).toBe(true);
  const teachers = { ...suggested, source: 'teacher', score: 0.5 } as const;
  expect(isAsBefore(marked(0.5), { studentId, result: teachers })).toBe(true);
  expect(isAsBefore(marked(1), { studentId, result: teachers })).toBe(false);
});
