import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { isAsBefore, withMarks } from './with-marks';

const results = aQuizResults({ students: [{ scores: [1, 0] }, { scores: [0, 0] }, { scores: null }] });

test('a mark shows immediately in the answer, and in the student’s score and percentage', () => {
  const [asha] = withMarks(results, [{ studentId: 'student1', questionId: 'q2', marks: 0.5 }]).results;
  expect(asha).toMatchObject({ score: 1.5, percentage: 75 });
  expect(asha?.evaluationResults[1]).toMatchObject({ score: 0.5, source: 'teacher', needsReview: false });
  expect(asha?.evaluationResults[0]).toBe(results.results[0]?.evaluationResults[0]);
});

test('the other students are unchanged', () => {
  const { results: students } = withMarks(results, [{ studentId: 'student1', questionId: 'q2', marks: 1 }]);
  expect(students[1]).toBe(results.results[1]);
});

test('a mark for an unevaluated student gives no score', () => {
  const { results: students } = withMarks(results, [{ studentId: 'student3', questionId: 'q1', marks: 1 }]);
  expect(students[2]).toMatchObject({ score: null, percentage: null, evaluationResults: [] });
});

test('a suggestion counts as restored with its origin, even if re-scored; a teacher’s mark with its number', () => {
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

test('without marks the results keep their object, so that nothing re-renders', () => {
  expect(withMarks(results, [])).toBe(results);
});

test('a mark of 0 makes a right answer wrong', () => {
  const [asha] = withMarks(results, [{ studentId: 'student1', questionId: 'q1', marks: 0 }]).results;
  expect(results.results[0]?.evaluationResults[0]?.isCorrect).toBe(true);
  expect(asha?.evaluationResults[0]?.isCorrect).toBe(false);
});

test('an answer marked by the teacher keeps its findings, and teaches nothing more', () => {
  const findings = { matched: ['leaf'], missing: [], guards: [], group: 'leaf', priority: 0.7 };
  const found = {
    ...results,
    results: results.results.map((student) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) => ({ ...result, findings })),
    })),
  };
  const [asha] = withMarks(found, [{ studentId: 'student1', questionId: 'q1', marks: 1 }]).results;
  expect(asha?.evaluationResults[0]?.findings).toEqual({ ...findings, priority: 0 });
  const [unread] = withMarks(results, [{ studentId: 'student1', questionId: 'q1', marks: 1 }]).results;
  expect(unread?.evaluationResults[0]?.findings).toBeNull();
});

test('whether a mark is restored depends on its own student and question; a missing one needs nothing', () => {
  const marked = withMarks(results, [{ studentId: 'student2', questionId: 'q2', marks: 1 }]);
  const before = (student: number, question: number) => {
    const result = results.results[student]?.evaluationResults[question];
    if (!result) throw new Error('This answer is evaluated.');
    return { studentId: `student${student + 1}`, result };
  };
  expect(isAsBefore(marked, before(1, 1))).toBe(false);
  expect(isAsBefore(marked, before(1, 0))).toBe(true);
  expect(isAsBefore(marked, before(0, 1))).toBe(true);
  expect(isAsBefore(marked, { ...before(1, 1), studentId: 'somebody else' })).toBe(true);
});
