import { expect, test } from 'vitest';
import { type NextStep, nextStep, nextStepOfSubmissions, type QuizFacts, stageOf } from './stage';

const draft: QuizFacts = {
  ...{ isPublished: false, acceptingResponses: true, questions: ['a', 'b'], runningCount: 0 },
  ...{ attemptedBy: [], evaluationStatus: 'pending', scoresReleased: false },
};
const published = { ...draft, isPublished: true };
const taken = { ...published, attemptedBy: ['x', 'y'] };
const marked = { ...taken, evaluationStatus: 'completed' } as const;
const released = { ...marked, scoresReleased: true };

const NOW = 1000;
const timed = { releaseAt: NOW + 1, releaseRefusal: null };
const assigned = { ...published, classNames: ['7b'], opensAt: null };
const closed = { acceptingResponses: false };

test.each<[string, QuizFacts, NextStep]>([
  ['a draft without questions', { ...draft, questions: [] }, 'write'],
  ['a draft of unfinished questions', { ...draft, questions: [], draftCount: 1 }, 'finish'],
  ['a draft with one unfinished question', { ...draft, draftCount: 1 }, 'finish'],
  ['a finished draft', { ...draft, draftCount: 0 }, 'publish'],
  ['published', published, 'share'],
  ['published, and closed or restored from the trash', { ...published, ...closed }, 'open'],
  ['assigned', assigned, 'watch'],
  ['assigned and open', { ...assigned, opensAt: NOW }, 'watch'],
  ['assigned, to open later', { ...assigned, opensAt: NOW + 1 }, 'opens'],
  ['assigned and closed', { ...assigned, opensAt: NOW + 1, ...closed }, 'open'],
  ['being taken', { ...taken, runningCount: 2 }, 'watch'],
  ['being taken after the release', { ...released, runningCount: 1 }, 'watch'],
  ['being taken while a question is unfinished', { ...published, runningCount: 1, draftCount: 1 }, 'watch'],
  ['submitted', taken, 'mark'],
  ['submitted and closed', { ...taken, ...closed }, 'mark'],
  ['being marked', { ...taken, evaluationStatus: 'in-progress' }, 'wait'],
  ['with answers to decide', { ...marked, toReview: 3 }, 'review'],
  ['with answers to decide and a second look', { ...marked, openAppeals: 2, toReview: 1 }, 'review'],
  ['all marked', marked, 'release'],
  ['all marked, with a second look', { ...marked, openAppeals: 2 }, 'release'],
  ['released, with a second look', { ...released, openAppeals: 2 }, 'answer'],
  ['released unreviewed, with a second look', { ...released, openAppeals: 2, toReview: 1 }, 'answer'],
  ['released unreviewed', { ...released, toReview: 1 }, 'review'],
  ['released', released, null],
  ['all marked, to be released at a time', { ...marked, ...timed }, null],
  ['to be released, with answers to decide', { ...marked, ...timed, toReview: 1 }, 'review'],
  ['not released at its time', { ...marked, ...timed, releaseRefusal: 'Not yet.' }, 'release'],
])('the next step of a quiz that is %s', (_, quiz, step) => {
  expect(nextStep(quiz, NOW)).toBe(step);
});

test('unevaluated submissions need marking, whatever is left to review', () => {
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

test('a quiz has one stage at a time', () => {
  expect(stageOf({ ...marked, ...timed })).toBe('timed');
  expect(stageOf({ ...marked, ...timed, releaseRefusal: 'Not yet.' })).toBe('missed');
  expect(stageOf(draft)).toBe('draft');
  expect(stageOf(published)).toBe('published');
  expect(stageOf({ ...published, acceptingResponses: false })).toBe('closed');
  expect(stageOf({ ...published, runningCount: 1 })).toBe('accepting');
  expect(stageOf({ ...taken, acceptingResponses: false })).toBe('closed');
  expect(stageOf({ ...taken, evaluationStatus: 'in-progress' })).toBe('evaluating');
  expect(stageOf(marked)).toBe('evaluated');
  expect(stageOf(released)).toBe('released');
});

test('while students write, that is the stage, whatever was released before', () => {
  expect(stageOf({ ...released, runningCount: 1 })).toBe('accepting');
  expect(stageOf({ ...released, runningCount: 1, acceptingResponses: false })).toBe('closed');
});
