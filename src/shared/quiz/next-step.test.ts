import { expect, test } from 'vitest';
import { nextStep, nextStepOfSubmissions, type QuizProgress } from './next-step';

const draft: QuizProgress = {
  ...{ isPublished: false, questionCount: 5, running: 0, submitted: 0, evaluated: 0 },
  ...{ evaluationStatus: 'pending', scoresReleased: false },
};
const taken = { ...draft, isPublished: true, submitted: 36 };
const marked = { ...taken, evaluated: 36, evaluationStatus: 'completed' } as const;

test('one thing comes next, from writing a quiz to releasing its scores', () => {
  expect(nextStep({ ...draft, questionCount: 0 })).toBe('write');
  expect(nextStep(draft)).toBe('publish');
  expect(nextStep({ ...draft, isPublished: true })).toBe('share');
  expect(nextStep({ ...taken, running: 2 })).toBe('watch');
  expect(nextStep(taken)).toBe('mark');
  expect(nextStep({ ...taken, evaluationStatus: 'in-progress' })).toBe('wait');
  expect(nextStep({ ...marked, toReview: 3 })).toBe('review');
  expect(nextStep(marked)).toBe('release');
  expect(nextStep({ ...marked, scoresReleased: true })).toBe(null);
});

test('submissions that are not marked need marking, whatever is left to review', () => {
  expect(nextStepOfSubmissions({ ...taken, toReview: 0 })).toBe('mark');
  expect(nextStepOfSubmissions({ ...marked, evaluated: 35, toReview: 2 })).toBe('mark');
  expect(nextStepOfSubmissions({ ...taken, submitted: 0 })).toBe(null);
});
