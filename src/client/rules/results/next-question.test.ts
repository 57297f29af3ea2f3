import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { nextQuestionToReview } from './next-question';

/** Three students; these answers are undecided. */
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

test('after a question comes the next with open decisions, cyclically, or none', () => {
  const results = aClass('student1 q1', 'student2 q1', 'student3 q1', 'student2 q2');
  expect(nextQuestionToReview(results, 'q1')).toEqual({ questionId: 'q2', number: 2, decisions: 1 });
  expect(nextQuestionToReview(results, 'q2')).toEqual({ questionId: 'q1', number: 1, decisions: 2 });
  expect(nextQuestionToReview(aClass(), 'q1')).toBeUndefined();
});

test('a question is not its own next', () => {
  expect(nextQuestionToReview(aClass('student1 q1'), 'q1')).toBeUndefined();
  expect(nextQuestionToReview(aClass('student1 q2'), 'q2')).toBeUndefined();
});

test('from outside of the quiz the first question with open decisions is the next', () => {
  expect(nextQuestionToReview(aClass('student1 q1', 'student1 q2'), '')).toMatchObject({ number: 1 });
  expect(nextQuestionToReview(aClass('student1 q2'), '')).toMatchObject({ number: 2 });
});
