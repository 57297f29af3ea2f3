import { expect, test } from 'vitest';
import { SAVED_QUIZ_LIFETIME_MS } from '../constants';
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

test('what was unsent is read as far as it can be, and an older state had none', () => {
  const unsent = { q1: { answer: 'Paris', changedAtMs: 5 }, q2: { answer: null, changedAtMs: 6 } };
  const broken = { q3: { answer: { odd: true }, changedAtMs: 7 }, q4: 'Rome', q5: { answer: 'Rome' } };
  const text = JSON.stringify({ ...saved, unsent: { ...unsent, ...broken } });
  expect(readSavedQuiz(text, 0)?.unsent).toEqual(unsent);
  expect(readSavedQuiz(JSON.stringify({ ...saved, unsent: undefined }), 0)?.unsent).toEqual({});
});

test('an unreadable answer does not cost the others', () => {
  const text = JSON.stringify({ ...saved, answers: { q1: 'Paris', q2: { odd: true }, q3: null } });
  expect(readSavedQuiz(text, 0)?.answers).toEqual({ q1: 'Paris' });
});
