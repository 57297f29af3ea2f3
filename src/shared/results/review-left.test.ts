import { expect, test } from 'vitest';
import { aQuizResults } from '../testing/a-quiz-results';
import { reviewLeft } from './review-left';
import type { ReviewedResult } from './schema';

const found = (group: string) => ({ matched: [], missing: [], guards: [], group, priority: 1 });
const UNSURE: Partial<ReviewedResult> = { source: 'built-in', needsReview: true };

/** Students with these marks for their two answers. */
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

test('identical answers take one decision, on each question', () => {
  const unsure = { ...UNSURE, findings: found('light') };
  const quiz = aClass([unsure, unsure], [unsure, {}], [{ ...UNSURE, findings: found('sun') }, {}]);
  expect(reviewLeft(quiz)).toEqual({ decisions: 3, made: 0, toCome: 0 });
  expect(reviewLeft(quiz, quiz.questions[0]?._id)).toEqual({ decisions: 2, made: 0, toCome: 0 });
});

test('answers without findings take one decision for each text', () => {
  const malformed = { ...UNSURE, source: 'auto', findings: null } as const;
  const quiz = aClass([malformed, {}], [malformed, {}], [malformed, {}]);
  const texts = ['Perhaps', 'Perhaps', 'no'];
  const results = quiz.results.map((student, at) => ({ ...student, answers: { q1: texts[at] ?? '' } }));
  expect(reviewLeft({ results }).decisions).toBe(2);
});

test('suggested, certain and unevaluated answers need no decision', () => {
  const suggested = { source: 'built-in', needsReview: false, findings: found('light') } as const;
  const quiz = aClass([suggested, {}], [UNSURE, {}]);
  const results = quiz.results.map((student, at) => ({ ...student, isEvaluated: at === 0 }));
  expect(reviewLeft({ results }).decisions).toBe(0);
});

test('ticked options and missing answers need decisions as texts do', () => {
  const malformed = { ...UNSURE, source: 'auto', findings: null } as const;
  const quiz = aClass([malformed, {}], [malformed, {}], [malformed, {}], [malformed, {}]);
  const answers = [['A'], ['A'], undefined, ''];
  const results = quiz.results.map((student, at) => {
    const q1 = answers[at];
    return { ...student, answers: q1 === undefined ? {} : { q1 } };
  });
  expect(reviewLeft({ results }).decisions).toBe(2);
});

const sure = (group: string, change: Partial<ReviewedResult> = {}): Partial<ReviewedResult> => ({
  ...{ source: 'built-in', confidence: 0.93, findings: found(group), ...change },
});
const given = (group: string) => sure(group, { source: 'teacher', confidence: 1 });
const drawn = (group: string, change: Partial<ReviewedResult> = { needsReview: true }) =>
  sure(group, { findings: { ...found(group), check: { suggested: 1 } }, ...change });
const checked = (group: string, score = 1) =>
  drawn(group, { source: 'teacher', confidence: 1, score, markedAt: score === 1 ? 1 : 2 });
/** Three of the teacher's marks on each question. */
const MARKED = ['x', 'y', 'z'].map((group) => [given(group), given(group)] as const);

test('the expected decisions are those to come: future spot checks count for the quiz, but not yet for a question', () => {
  const left = [
    [sure('a'), sure('a')],
    [sure('b'), sure('b')],
    [sure('b'), sure('c')],
    [sure('c'), UNSURE],
  ] as const;
  const quiz = aClass(...MARKED, ...left);
  expect(reviewLeft(quiz)).toEqual({ decisions: 6, made: 6, toCome: 5 });
  expect(reviewLeft(quiz, 'q2')).toEqual({ decisions: 1, made: 3, toCome: 0 });
  const unread = MARKED.slice(1).map(([first]) => [first, {}] as const);
  expect(reviewLeft(aClass(...MARKED, ...left.map(([first]) => [first, {}] as const))).toCome).toBe(3);
  expect(reviewLeft(aClass(...unread, ...left)).toCome).toBe(0);
});

test('after right checks none are to come, until one is wrong', () => {
  const left = ['a', 'b', 'c', 'd', 'e', 'f'].map((group) => [sure(group), {}] as const);
  const right = ['x', 'y', 'z', 'v', 'w'].map((group) => [checked(group), {}] as const);
  expect(reviewLeft(aClass(...right.slice(2), ...left)).toCome).toBe(2);
  expect(reviewLeft(aClass(...right, ...left)).toCome).toBe(0);
  expect(reviewLeft(aClass(...right.slice(1), [checked('u', 0), {}], ...left)).toCome).toBe(5);
});

test('an open check is an ordinary decision, and an answer identical to a marked one needs none', () => {
  const quiz = aClass(...MARKED, [drawn('a'), sure('x')], [drawn('a'), sure('b')], [sure('b'), sure('c')]);
  expect(reviewLeft(quiz)).toEqual({ decisions: 4, made: 6, toCome: 3 });
});

test('released answers and those marked by rule need no check', () => {
  const quiz = aClass(...MARKED, [sure('a', { confidence: 1 }), {}], [sure('b'), {}]);
  const results = quiz.results.map((student) => ({ ...student, scoresReleased: true }));
  expect(reviewLeft(quiz).toCome).toBe(1);
  expect(reviewLeft({ results }).toCome).toBe(0);
});
