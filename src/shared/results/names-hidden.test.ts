import { expect, test } from 'vitest';
import { aQuizResults } from '../testing/a-quiz-results';
import { areNamesHidden } from './names-hidden';
import type { QuizResults } from './schema';

/** A class of two with one open decision. */
function aClass({ needsReview = true }: { needsReview?: boolean } = {}): QuizResults {
  const all = aQuizResults({ students: [{ scores: [1, 1] }, { scores: [0.5, 1] }] });
  const [first, ...others] = all.results;
  if (!first) throw new Error('A class has students.');
  const evaluationResults = first.evaluationResults.map((result) => ({ ...result, needsReview }));
  return { ...all, blindMarking: true, results: [{ ...first, evaluationResults }, ...others] };
}

test('names are hidden while decisions are open', () => {
  expect(areNamesHidden(aClass())).toBe(true);
  expect(areNamesHidden(aClass({ needsReview: false }))).toBe(false);
});

test('names are hidden before and during the evaluation, whatever is marked already', () => {
  const decided = aClass({ needsReview: false });
  expect(areNamesHidden({ ...decided, evaluationStatus: 'pending' })).toBe(true);
  expect(areNamesHidden({ ...decided, evaluationStatus: 'in-progress' })).toBe(true);
});

test('names are shown if the quiz says so, and once they were requested', () => {
  expect(areNamesHidden({ ...aClass(), blindMarking: false })).toBe(false);
  expect(areNamesHidden({ ...aClass(), namesShownAt: 1 })).toBe(false);
});

test('after a release, a later submission hides no names', () => {
  const { results, ...others } = aClass();
  const released = results.map((student, at) => ({ ...student, scoresReleased: at === 1 }));
  expect(areNamesHidden({ ...others, evaluationStatus: 'pending', results: released })).toBe(false);
});

test('requested names stay shown when more submissions need marks', () => {
  expect(areNamesHidden({ ...aClass(), namesShownAt: 1, evaluationStatus: 'pending' })).toBe(false);
});
