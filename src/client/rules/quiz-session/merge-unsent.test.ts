import { expect, test } from 'vitest';
import type { Answer, Answers } from '../../../shared/answer/answer';
import { mergeUnsent, type UnsentChange } from './merge-unsent';

const change = (questionId: string, answer: Answer | null, changedAtMs: number): UnsentChange => ({
  questionId,
  answer,
  changedAtMs,
});
const stored = (answers: Answers, revisions: Record<string, number>) => ({ answers, revisions });

test('offline answers are sent and replace the older answer', () => {
  const unsent = [change('q1', 'later', 20)];
  const merged = mergeUnsent({ unsent, stored: stored({ q1: 'earlier', q2: 'kept' }, { q1: 10, q2: 5 }) });
  expect(merged).toEqual({ answers: { q1: 'later', q2: 'kept' }, send: unsent, gaveWay: [] });
});

test('a change is superseded by a later one on another device', () => {
  const unsent = [change('q1', 'old', 10)];
  const merged = mergeUnsent({ unsent, stored: stored({ q1: 'new' }, { q1: 20 }) });
  expect(merged).toEqual({ answers: { q1: 'new' }, send: [], gaveWay: unsent });
});

test('a question without a stored answer takes the change', () => {
  const unsent = [change('q1', ['a', 'b'], 1)];
  expect(mergeUnsent({ unsent, stored: stored({}, {}) })).toEqual({
    answers: { q1: ['a', 'b'] },
    send: unsent,
    gaveWay: [],
  });
});

test('clearing an answer later empties it, and one cleared later elsewhere stays empty', () => {
  const unsent = [change('q1', null, 20), change('q2', 'old', 10)];
  const merged = mergeUnsent({ unsent, stored: stored({ q1: 'x' }, { q1: 10, q2: 20 }) });
  expect(merged).toEqual({ answers: {}, send: [unsent[0]], gaveWay: [unsent[1]] });
});

test('only the latest of several changes to a question counts, in any order', () => {
  const unsent = [change('q1', 'second', 20), change('q1', 'first', 10), change('q1', 'same moment', 20)];
  const merged = mergeUnsent({ unsent, stored: stored({ q1: 'elsewhere' }, { q1: 15 }) });
  expect(merged).toEqual({ answers: { q1: 'same moment' }, send: [unsent[2]], gaveWay: [] });
});

test('a change without an acknowledgement is sent once more and is not superseded', () => {
  const unsent = [change('q1', 'here', 10)];
  expect(mergeUnsent({ unsent, stored: stored({ q1: 'here' }, { q1: 10 }) }).send).toEqual(unsent);
  const later = mergeUnsent({ unsent, stored: stored({ q1: 'here' }, { q1: 12 }) });
  expect(later).toEqual({ answers: { q1: 'here' }, send: [], gaveWay: [] });
});
