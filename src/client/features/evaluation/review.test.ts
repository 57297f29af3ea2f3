import { expect, test } from 'vitest';
import type { QuizResults, ReviewedResult } from '../../../shared/results/schema';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { findResult, markStateOf } from '../../rules/results/mark-state';
import { submissionsOf, toReviewByQuestion, unreviewedOf } from './review';

const UNSURE = { source: 'built-in', needsReview: true } as const;
const SUGGESTED = { source: 'ai', needsReview: false } as const;
const YOURS = { source: 'teacher', needsReview: false } as const;

/** Two students; on q1 both need review, on q2 one is suggested and one is the teacher's. */
function aClass(): QuizResults {
  const results = aQuizResults({ students: [{ scores: [1, 1] }, { scores: [0, 1] }, { scores: null }] });
  const origins: Partial<ReviewedResult>[][] = [[UNSURE, SUGGESTED], [UNSURE, YOURS], []];
  return {
    ...results,
    results: results.results.map((student, at) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result, place) => ({
        ...result,
        ...origins[at]?.[place],
      })),
    })),
  };
}

test('a release warns of every unreviewed suggestion and their number of students', () => {
  expect(unreviewedOf(aClass())).toEqual({ answers: 3, toReview: 2, students: 2 });
});

test('open decisions are listed by question, without zeros', () => {
  expect(toReviewByQuestion(aClass())).toEqual([{ number: 1, count: 1 }]);
});

test('a mark by the key or the teacher is not a suggestion', () => {
  expect(unreviewedOf(aQuizResults({ students: [{ scores: [1, 1] }] }))).toEqual({
    ...{ answers: 0, toReview: 0, students: 0 },
  });
});

test.each([
  ['built-in', 'suggested'],
  ['ai', 'suggested'],
  ['teacher', 'given'],
  ['auto', 'given'],
] as const)('a sure mark by "%s" is %s, an unsure one needs review', (source, state) => {
  expect(markStateOf({ source, needsReview: false })).toBe(state);
  expect(markStateOf({ source, needsReview: true })).toBe('to-review');
});

test('the submissions say how many are evaluated and how many decisions are left', () => {
  const submissions = submissionsOf(aClass());
  expect(submissions).toMatchObject({ submitted: 3, evaluated: 2, toReview: 1 });
  expect(submissions.step).toBe('mark');
});

test('an answer has a result once its student is evaluated', () => {
  const [asha, , late] = aClass().results;
  if (!asha || !late) throw new Error('There are three students.');
  expect(findResult(asha, 'q2')).toMatchObject({ questionId: 'q2' });
  const halfway = { ...late, evaluationResults: asha.evaluationResults };
  expect(findResult(halfway, 'q2')).toBeUndefined();
});
