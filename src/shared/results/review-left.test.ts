import { expect, test } from 'vitest';
import { aQuizResults } from './a-quiz-results';
import { reviewLeft } from './review-left';
import type { ReviewedResult } from './schema';

const found = (group: string) => ({ matched: [], missing: [], guards: [], group, priority: 1 });
const UNSURE: Partial<ReviewedResult> = { source: 'built-in', needsReview: true };

/** Students whose two answers have these marks. */
function aClass(...students: readonly (readonly [Partial<ReviewedResult>, Partial<ReviewedResult>])[]) {
  const quiz = aQuizResults({ students: students.map(() => ({ scores: [1, 1] })) });
  return {
    ...quiz,
    results: quiz.results.map((student, at) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result, question) => ({
        ...result,
        ...students[at]?.[question],
      })),
    })),
  };
}

test('answers that say the same take one decision, on each question', () => {
  const unsure = { ...UNSURE, findings: found('light') };
  const quiz = aClass([unsure, unsure], [unsure, {}], [{ ...UNSURE, findings: found('sun') }, {}]);
  expect(reviewLeft(quiz)).toEqual({ answers: 4, decisions: 3 });
  expect(reviewLeft(quiz, quiz.questions[0]?._id)).toEqual({ answers: 3, decisions: 2 });
});

test('answers in which nothing was found take one decision for each text', () => {
  const malformed = { ...UNSURE, source: 'auto', findings: null } as const;
  const quiz = aClass([malformed, {}], [malformed, {}], [malformed, {}]);
  const texts = ['Yes', 'yes ', 'no'];
  const results = quiz.results.map((student, at) => ({ ...student, answers: { q1: texts[at] ?? '' } }));
  expect(reviewLeft({ results })).toEqual({ answers: 3, decisions: 2 });
});

test('what is suggested, certain or not evaluated yet is not left to review', () => {
  const suggested = { source: 'built-in', needsReview: false, findings: found('light') } as const;
  const quiz = aClass([suggested, {}], [UNSURE, {}]);
  const results = quiz.results.map((student, at) => ({ ...student, isEvaluated: at === 0 }));
  expect(reviewLeft({ results })).toEqual({ answers: 0, decisions: 0 });
});

test('ticked options and missing answers take decisions as texts do', () => {
  const malformed = { ...UNSURE, source: 'auto', findings: null } as const;
  const quiz = aClass([malformed, {}], [malformed, {}], [malformed, {}], [malformed, {}]);
  const answers = [['A'], ['A'], undefined, ''];
  const results = quiz.results.map((student, at) => {
    const q1 = answers[at];
    return { ...student, answers: q1 === undefined ? {} : { q1 } };
  });
  expect(reviewLeft({ results })).toEqual({ answers: 4, decisions: 2 });
});
