import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/results/a-quiz-results';
import { nextQuestionToReview } from './next-question';

/** Three students; these answers wait for the teacher. */
function aClass(...waiting: readonly string[]) {
  const all = aQuizResults({
    students: ['yes', 'yes', 'no'].map((q1) => ({ scores: [1, 1], answers: { q1 } })),
  });
  return {
    ...all,
    results: all.results.map((student) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) => ({
        ...result,
        needsReview: waiting.includes(`${student.studentId} ${result.questionId}`),
      })),
    })),
  };
}

test('after one question comes the next that asks for decisions, around the end, or none', () => {
  const results = aClass('student1 q1', 'student2 q1', 'student3 q1', 'student2 q2');
  expect(nextQuestionToReview(results, 'q1')).toEqual({ questionId: 'q2', number: 2, decisions: 1 });
  expect(nextQuestionToReview(results, 'q2')).toEqual({ questionId: 'q1', number: 1, decisions: 2 });
  expect(nextQuestionToReview(aClass(), 'q1')).toBeUndefined();
});

test('a question is not the next after itself', () => {
  expect(nextQuestionToReview(aClass('student1 q1'), 'q1')).toBeUndefined();
  expect(nextQuestionToReview(aClass('student1 q2'), 'q2')).toBeUndefined();
});

test('from outside of the quiz the first question that asks for decisions is the next', () => {
  expect(nextQuestionToReview(aClass('student1 q1', 'student1 q2'), '')).toMatchObject({ number: 1 });
  expect(nextQuestionToReview(aClass('student1 q2'), '')).toMatchObject({ number: 2 });
});
