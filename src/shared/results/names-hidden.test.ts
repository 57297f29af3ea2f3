import { expect, test } from 'vitest';
import { aQuizResults } from './a-quiz-results';
import { areNamesHidden } from './names-hidden';
import type { QuizResults } from './schema';

/** A class of two with one answer left to decide. */
function aClass({ needsReview = true }: { needsReview?: boolean } = {}): QuizResults {
  const all = aQuizResults({ students: [{ scores: [1, 1] }, { scores: [0.5, 1] }] });
  const [first, ...others] = all.results;
  if (!first) throw new Error('A class has students.');
  const evaluationResults = first.evaluationResults.map((result) => ({ ...result, needsReview }));
  return { ...all, blindMarking: true, results: [{ ...first, evaluationResults }, ...others] };
}

test('names are hidden while answers are left to decide', () => {
  expect(areNamesHidden(aClass())).toBe(true);
  expect(areNamesHidden(aClass({ needsReview: false }))).toBe(false);
});

test('names are hidden before and during the evaluation, whatever is marked already', () => {
  const decided = aClass({ needsReview: false });
  expect(areNamesHidden({ ...decided, evaluationStatus: 'pending' })).toBe(true);
  expect(areNamesHidden({ ...decided, evaluationStatus: 'in-progress' })).toBe(true);
});

test('names are shown where the quiz says so, and once they were asked for', () => {
  expect(areNamesHidden({ ...aClass(), blindMarking: false })).toBe(false);
  expect(areNamesHidden({ ...aClass(), namesShownAt: 1 })).toBe(false);
});

test('once scores are out, a submission that came later hides no names', () => {
  const { results, ...others } = aClass();
  const released = results.map((student, at) => ({ ...student, scoresReleased: at === 1 }));
  expect(areNamesHidden({ ...others, evaluationStatus: 'pending', results: released })).toBe(false);
});

test('names that were asked for stay shown when more submissions are to be marked', () => {
  expect(areNamesHidden({ ...aClass(), namesShownAt: 1, evaluationStatus: 'pending' })).toBe(false);
});
