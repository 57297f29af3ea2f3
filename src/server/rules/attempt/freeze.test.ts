import { expect, test } from 'vitest';
import { mayReplaceAnswer } from './freeze';

const change = {
  allowNavigation: false,
  orderIds: ['q1', 'q2', 'q3'],
  storedIds: new Set(['q1']),
  questionId: 'q1',
  questionClosesAtMs: null,
  nowMs: 10_000,
  graceMs: 2_000,
};

test('the current question may be changed any number of times', () => {
  expect(mayReplaceAnswer(change)).toBe(true);
});

test('without navigation a stored answer is frozen once a later question has one', () => {
  expect(mayReplaceAnswer({ ...change, storedIds: new Set(['q1', 'q3']) })).toBe(false);
  expect(mayReplaceAnswer({ ...change, storedIds: new Set(['q1', 'q3']), allowNavigation: true })).toBe(true);
});

test('a first value counts, even after a later question and after its time', () => {
  expect(mayReplaceAnswer({ ...change, questionId: 'q2', storedIds: new Set(['q1', 'q3']) })).toBe(true);
  expect(mayReplaceAnswer({ ...change, storedIds: new Set<string>(), questionClosesAtMs: 0 })).toBe(true);
});

test('a stored answer is frozen when its question’s time and grace are over', () => {
  expect(mayReplaceAnswer({ ...change, questionClosesAtMs: 8_000 })).toBe(true);
  expect(mayReplaceAnswer({ ...change, questionClosesAtMs: 7_999 })).toBe(false);
});
