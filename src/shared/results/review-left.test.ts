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
  expect(reviewLeft(quiz)).toEqual({ decisions: 3, made: 0, toCome: 0 });
  expect(reviewLeft(quiz, quiz.questions[0]?._id)).toEqual({ decisions: 2, made: 0, toCome: 0 });
});

test('answers in which nothing was found take one decision for each text', () => {
  const malformed = { ...UNSURE, source: 'auto', findings: null } as const;
  const quiz = aClass([malformed, {}], [malformed, {}], [malformed, {}]);
  const texts = ['Perhaps', 'Perhaps', 'no'];
  const results = quiz.results.map((student, at) => ({ ...student, answers: { q1: texts[at] ?? '' } }));
  expect(reviewLeft({ results }).decisions).toBe(2);
});

test('what is suggested, certain or not evaluated yet is not left to review', () => {
  const suggested = { source: 'built-in', needsReview: false, findings: found('light') } as const;
  const quiz = aClass([suggested, {}], [UNSURE, {}]);
  const results = quiz.results.map((student, at) => ({ ...student, isEvaluated: at === 0 }));
  expect(reviewLeft({ results }).decisions).toBe(0);
});

test('ticked options and missing answers take decisions as texts do', () => {
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
/** Three marks of the teacher on either question. */
const MARKED = ['x', 'y', 'z'].map((group) => [given(group), given(group)] as const);

test('what was promised is what is asked: the spot checks to come are counted, of the quiz and of no question yet', () => {
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

test('checks that were right are no longer to come, until one is wrong', () => {
  const left = ['a', 'b', 'c', 'd', 'e', 'f'].map((group) => [sure(group), {}] as const);
  const right = ['x', 'y', 'z', 'v', 'w'].map((group) => [checked(group), {}] as const);
  expect(reviewLeft(aClass(...right.slice(2), ...left)).toCome).toBe(2);
  expect(reviewLeft(aClass(...right, ...left)).toCome).toBe(0);
  expect(reviewLeft(aClass(...right.slice(1), [checked('u', 0), {}], ...left)).toCome).toBe(5);
});

test('a check that waits is a decision like others, and what is the same as a marked answer is none', () => {
  const quiz = aClass(...MARKED, [drawn('a'), sure('x')], [drawn('a'), sure('b')], [sure('b'), sure('c')]);
  expect(reviewLeft(quiz)).toEqual({ decisions: 4, made: 6, toCome: 3 });
});

test('nothing that is out or that a rule decides is still to be checked', () => {
  const quiz = aClass(...MARKED, [sure('a', { confidence: 1 }), {}], [sure('b'), {}]);
  const results = quiz.results.map((student) => ({ ...student, scoresReleased: true }));
  expect(reviewLeft(quiz).toCome).toBe(1);
  expect(reviewLeft({ results }).toCome).toBe(0);
});
