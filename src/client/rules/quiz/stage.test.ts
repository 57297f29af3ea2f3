import { expect, test } from 'vitest';
import { nextStep, nextStepOfSubmissions, type QuizFacts, stageOf } from './stage';

const draft: QuizFacts = {
  ...{ isPublished: false, acceptingResponses: true, questions: ['a', 'b'], runningCount: 0 },
  ...{ attemptedBy: [], evaluationStatus: 'pending', scoresReleased: false },
};
const published = { ...draft, isPublished: true };
const taken = { ...published, attemptedBy: ['x', 'y'] };
const marked = { ...taken, evaluationStatus: 'completed' } as const;
const released = { ...marked, scoresReleased: true };

test('one thing comes next, from writing a quiz to releasing its scores', () => {
  expect(nextStep({ ...draft, questions: [] })).toBe('write');
  expect(nextStep(draft)).toBe('publish');
  expect(nextStep(published)).toBe('share');
  expect(nextStep({ ...taken, runningCount: 2 })).toBe('watch');
  expect(nextStep(taken)).toBe('mark');
  expect(nextStep({ ...taken, evaluationStatus: 'in-progress' })).toBe('wait');
  expect(nextStep({ ...marked, toReview: 3 })).toBe('review');
  expect(nextStep(marked)).toBe('release');
  expect(nextStep({ ...released, openAppeals: 2 })).toBe('answer');
  expect(nextStep(released)).toBe(null);
});

test('a quiz of unfinished questions only is ready to be published as far as its button goes, which names what is missing', () => {
  expect(nextStep({ ...draft, questions: [], draftCount: 1 })).toBe('publish');
});

test('a student who waits for a second look comes before what was released unreviewed, and after what is not out', () => {
  expect(nextStep({ ...released, openAppeals: 2, toReview: 1 })).toBe('answer');
  expect(nextStep({ ...marked, openAppeals: 2, toReview: 1 })).toBe('review');
  expect(nextStep({ ...marked, openAppeals: 2 })).toBe('release');
});

test('nobody shares a quiz that takes no responses', () => {
  expect(nextStep({ ...published, acceptingResponses: false })).toBe(null);
});

test('submissions that are not marked need marking, whatever is left to review', () => {
  const submissions = {
    submitted: 36,
    evaluated: 36,
    evaluationStatus: 'completed',
    scoresReleased: false,
  } as const;
  expect(nextStepOfSubmissions({ ...submissions, evaluationStatus: 'pending' })).toBe('mark');
  expect(nextStepOfSubmissions({ ...submissions, evaluated: 35, toReview: 2 })).toBe('mark');
  expect(nextStepOfSubmissions({ ...submissions, submitted: 0 })).toBe(null);
});

test('a quiz is one thing at a time', () => {
  expect(stageOf(draft)).toBe('draft');
  expect(stageOf(published)).toBe('published');
  expect(stageOf({ ...published, acceptingResponses: false })).toBe('closed');
  expect(stageOf({ ...published, runningCount: 1 })).toBe('accepting');
  expect(stageOf({ ...taken, acceptingResponses: false })).toBe('closed');
  expect(stageOf({ ...taken, evaluationStatus: 'in-progress' })).toBe('evaluating');
  expect(stageOf(marked)).toBe('evaluated');
  expect(stageOf(released)).toBe('released');
});

test('while students write, that is what a quiz is, whatever was released before', () => {
  expect(stageOf({ ...released, runningCount: 1 })).toBe('accepting');
  expect(stageOf({ ...released, runningCount: 1, acceptingResponses: false })).toBe('closed');
  expect(nextStep({ ...released, runningCount: 1 })).toBe('watch');
});
