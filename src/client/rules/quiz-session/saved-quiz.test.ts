import { expect, test } from 'vitest';
import { SAVED_QUIZ_LIFETIME_MS } from '../../../shared/constants';
import { aSavedQuiz } from './a-session';
import { readSavedQuiz } from './saved-quiz';

const saved = aSavedQuiz({}, { answers: { q1: 'Paris', q2: ['A'], q3: 4 } });

test('a quiz saved a moment ago is read as it was', () => {
  expect(readSavedQuiz(JSON.stringify(saved), 1_000)).toEqual(saved);
});

test('a saved quiz lives for 24 hours after its last save', () => {
  expect(readSavedQuiz(JSON.stringify(saved), SAVED_QUIZ_LIFETIME_MS)).not.toBeNull();
  expect(readSavedQuiz(JSON.stringify(saved), SAVED_QUIZ_LIFETIME_MS + 1)).toBeNull();
});

test.each([
  ['nothing stored', null],
  ['broken text', '{"quizId":'],
  ['a foreign text', '"hello"'],
  ['a list', '[]'],
  ['the state of another program', '{"quizId":"x","answers":{}}'],
  ['no questions', JSON.stringify({ ...saved, quizDetails: { ...saved.quizDetails, questions: [] } })],
  ['a question of no type', JSON.stringify(saved).replace('"short"', 'null')],
  ['a time that is a text', JSON.stringify({ ...saved, lastSaved: 'now' })],
])('%s is no saved quiz', (_name, text) => {
  expect(readSavedQuiz(text, 0)).toBeNull();
});

test('unsent answers are read as far as possible, and an older state has none', () => {
  const unsent = { q1: { answer: 'Paris', changedAtMs: 5 }, q2: { answer: null, changedAtMs: 6 } };
  const broken = { q3: { answer: { odd: true }, changedAtMs: 7 }, q4: 'Rome', q5: { answer: 'Rome' } };
  const text = JSON.stringify({ ...saved, unsent: { ...unsent, ...broken } });
  expect(readSavedQuiz(text, 0)?.unsent).toEqual(unsent);
  expect(readSavedQuiz(JSON.stringify({ ...saved, unsent: undefined }), 0)?.unsent).toEqual({});
});

test('an unreadable answer does not affect the others', () => {
  const text = JSON.stringify({ ...saved, answers: { q1: 'Paris', q2: { odd: true }, q3: null } });
  expect(readSavedQuiz(text, 0)?.answers).toEqual({ q1: 'Paris' });
});

const [question] = saved.quizDetails.questions;
const withQuiz = (changes: object) => ({ ...saved, quizDetails: { ...saved.quizDetails, ...changes } });
const withAttempt = (changes: object) => ({
  ...saved,
  attemptDetails: { ...saved.attemptDetails, ...changes },
});
const withQuestion = (changes: object) => withQuiz({ questions: [question, { ...question, ...changes }] });

test.each<readonly [string, object]>([
  ['the quiz', { ...saved, quizId: 7 }],
  ['the time left', { ...saved, timeRemaining: '600' }],
  ['the time of the question', { ...saved, questionTimeRemaining: {} }],
  ['the place', { ...saved, currentQuestionIndex: null }],
  ['the start', { ...saved, startTime: null }],
  ['the answers', { ...saved, answers: ['Paris'] }],
  ['the title', withQuiz({ title: null })],
  ['the ID of the quiz', withQuiz({ _id: null })],
  ['the total time', withQuiz({ totalTimeSeconds: '600' })],
  ['the way back', withQuiz({ allowNavigation: 'yes' })],
  ['the rule of tab changes', withQuiz({ allowTabChange: 0 })],
  ['the timer', withQuiz({ useQuestionTimer: null })],
  ['the list of questions', withQuiz({ questions: 'none' })],
  ['the ID of a question', withQuestion({ _id: null })],
  ['the text of a question', withQuestion({ text: null })],
  ['the marks of a question', withQuestion({ maximumMarks: null })],
  ['the limit of a question', withQuestion({ timeLimit: '30' })],
  ['the attempt', { ...saved, attemptDetails: null }],
  ['the ID of the attempt', withAttempt({ _id: 4 })],
  ['the deadline', withAttempt({ deadline: null })],
  ['the start of the attempt', withAttempt({ startTime: null })],
])('a saved quiz in which %s is broken is none', (_name, broken) => {
  expect(readSavedQuiz(JSON.stringify(broken), 0)).toBeNull();
});

test('a list of options is an answer only if every option is a text', () => {
  const text = JSON.stringify({ ...saved, answers: { q1: ['A', 3], q2: ['A', 'B'], q3: [] } });
  expect(readSavedQuiz(text, 0)?.answers).toEqual({ q2: ['A', 'B'], q3: [] });
});

test('texts by key are an answer, stored and unsent', () => {
  const answer = { France: 'Paris', Italy: 'Rome' };
  const unsent = { q1: { answer, changedAtMs: 5 } };
  const text = JSON.stringify({ ...saved, answers: { q1: answer, q2: { France: 1 }, q3: {} }, unsent });
  expect(readSavedQuiz(text, 0)).toMatchObject({ answers: { q1: answer, q3: {} }, unsent });
  expect(readSavedQuiz(text, 0)?.answers).not.toHaveProperty('q2');
});

test('a day is counted from the last save, not from the epoch', () => {
  const lastSaved = 10 * SAVED_QUIZ_LIFETIME_MS;
  expect(readSavedQuiz(JSON.stringify({ ...saved, lastSaved }), lastSaved + 1000)).not.toBeNull();
});

test('a question that had not arrived stays that way', () => {
  const coming = { type: 'coming', _id: 'q2', timeLimit: 30, maximumMarks: 1 };
  const kept = withQuiz({ questions: [question, coming] });
  expect(readSavedQuiz(JSON.stringify(kept), 0)).toEqual(kept);
});
