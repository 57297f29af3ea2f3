import { expect, test } from 'vitest';
import {
  accepted,
  dueActs,
  emptyQueue,
  isQuiet,
  keysOf,
  nextDueMs,
  type Queue,
  REST_MS,
  refused,
  retried,
  sent,
  unanswered,
  written,
} from './queue';

const START = 1000;
const LATER = START + 60_000;
const q1 = ['q1'];
const afterTyping = (text: string): Queue<string, string> =>
  written<string, string>(emptyQueue, q1, text, START);
const because = () => 'Please enter question text';

test('an act is sent once the typing rests, and not before', () => {
  const typing = written(afterTyping('Wh'), q1, 'Which', START + 500);
  expect(nextDueMs(typing)).toBe(START + 500 + REST_MS);
  expect(dueActs(typing, START + REST_MS)).toEqual([]);
  expect(dueActs(typing, START + 500 + REST_MS)).toEqual(['Which']);
});

test('a hurried look waits for no rest', () => {
  expect(dueActs(afterTyping('Which'), START, { hurried: true })).toEqual(['Which']);
});

test('a key has one request in flight: a later act waits for its answer', () => {
  const typedOn = written(sent(afterTyping('Which'), 'Which'), q1, 'Which one?', START + 700);
  expect(dueActs(typedOn, LATER, { hurried: true })).toEqual([]);
  const answered = accepted(typedOn, 'Which');
  expect(answered.get('q1')?.act).toBe('Which one?');
  expect(dueActs(answered, START + 700 + REST_MS)).toEqual(['Which one?']);
});

test('a stored act is no longer unsent', () => {
  expect(accepted(sent(afterTyping('Which'), 'Which'), 'Which').size).toBe(0);
});

test('a refused act is sent again only after a change or a retry', () => {
  const answered = refused(sent(afterTyping(''), ''), '', because);
  expect(nextDueMs(answered)).toBeUndefined();
  expect(dueActs(answered, LATER, { hurried: true })).toEqual([]);
  const corrected = written(answered, q1, 'Which?', START + 5000);
  expect(corrected.get('q1')?.trouble).toBeUndefined();
  expect(nextDueMs(corrected)).toBe(START + 5000 + REST_MS);
  expect(dueActs(retried(answered, q1), LATER)).toEqual(['']);
});

test('the refusal of an earlier act says nothing against a later one', () => {
  const typedOn = written(sent(afterTyping(''), ''), q1, 'Which?', START + 100);
  expect(refused(typedOn, '', because).get('q1')?.trouble).toBeUndefined();
});

test('without an answer an act is sent again at growing intervals, and typing does not shorten them', () => {
  let queue = unanswered(sent(afterTyping('Which'), 'Which'), 'Which', START + 1000);
  expect(nextDueMs(queue)).toBe(START + 2000);
  queue = unanswered(sent(queue, 'Which'), 'Which', START + 3000);
  expect(nextDueMs(queue)).toBe(START + 5000);
  expect(nextDueMs(written(queue, q1, 'Which one?', START + 3100))).toBe(START + 5000);
});

test('keys wait for themselves alone', () => {
  const both = written(sent(afterTyping('Which'), 'Which'), ['settings'], 'Osmosis', START);
  expect(dueActs(both, START + REST_MS)).toEqual(['Osmosis']);
});

test('an act on several keys waits for all of them, and goes to those without a later act', () => {
  const both = written(afterTyping('one'), ['q1', 'q2'], 'both', START);
  expect(keysOf(both, 'one')).toEqual([]);
  const third = written(sent(both, 'both'), ['q2', 'q3'], 'next', START);
  expect(dueActs(third, LATER)).toEqual([]);
  expect(keysOf(third, 'both')).toEqual(['q1']);
  const answered = accepted(third, 'both');
  expect([keysOf(answered, 'both'), keysOf(answered, 'next')]).toEqual([[], ['q2', 'q3']]);
  expect(dueActs(answered, LATER)).toEqual(['next']);
});

test('a queue is quiet once everything left has been tried in vain', () => {
  const sending = sent(afterTyping('Which'), 'Which');
  expect([afterTyping('Which'), sending].map(isQuiet)).toEqual([false, false]);
  expect([emptyQueue, unanswered(sending, 'Which', START)].map(isQuiet)).toEqual([true, true]);
});
