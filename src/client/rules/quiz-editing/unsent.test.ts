import { expect, test } from 'vitest';
import {
  accepted,
  dueKeys,
  emptyQueue,
  nextDueMs,
  type Queue,
  refused,
  SEND_AFTER_MS,
  sent,
  unanswered,
  written,
} from './unsent';

const START = 1000;
const afterTyping = (text: string): Queue<string> => written<string>(emptyQueue, 'q1', text, START);

test('what is typed is sent once the typing rests, and not before', () => {
  const typing = written(afterTyping('Wh'), 'q1', 'Which', START + 500);
  expect(nextDueMs(typing)).toBe(START + 500 + SEND_AFTER_MS);
  expect(dueKeys(typing, START + SEND_AFTER_MS)).toEqual([]);
  expect(dueKeys(typing, START + 500 + SEND_AFTER_MS)).toEqual(['q1']);
});

test('whoever is in a hurry waits for no rest', () => {
  expect(dueKeys(afterTyping('Which'), START, { hurried: true })).toEqual(['q1']);
});

test('one write at a time: what is typed meanwhile waits for the answer', () => {
  const typedOn = written(sent(afterTyping('Which'), 'q1'), 'q1', 'Which one?', START + 700);
  expect(dueKeys(typedOn, START + 60_000, { hurried: true })).toEqual([]);
  const answered = accepted(typedOn, 'q1');
  expect(answered.get('q1')?.value).toBe('Which one?');
  expect(dueKeys(answered, START + 700 + SEND_AFTER_MS)).toEqual(['q1']);
});

test('what the server has is no longer unsent', () => {
  expect(accepted(sent(afterTyping('Which'), 'q1'), 'q1').size).toBe(0);
});

test('what is refused is not sent again as it is', () => {
  const answered = refused(sent(afterTyping(''), 'q1'), 'q1', 'Please enter question text');
  expect(nextDueMs(answered)).toBeUndefined();
  expect(dueKeys(answered, START + 60_000, { hurried: true })).toEqual([]);
  const corrected = written(answered, 'q1', 'Which?', START + 5000);
  expect(corrected.get('q1')?.trouble).toBeUndefined();
  expect(nextDueMs(corrected)).toBe(START + 5000 + SEND_AFTER_MS);
});

test('a refusal of something older says nothing against what was typed since', () => {
  const typedOn = written(sent(afterTyping(''), 'q1'), 'q1', 'Which?', START + 100);
  expect(refused(typedOn, 'q1', 'Please enter question text').get('q1')?.trouble).toBeUndefined();
});

test('without an answer it is sent again and again, ever more seldom, and typing makes it no more often', () => {
  let queue = unanswered(sent(afterTyping('Which'), 'q1'), 'q1', START + 1000);
  expect(nextDueMs(queue)).toBe(START + 2000);
  queue = unanswered(sent(queue, 'q1'), 'q1', START + 3000);
  expect(nextDueMs(queue)).toBe(START + 5000);
  expect(nextDueMs(written(queue, 'q1', 'Which one?', START + 3100))).toBe(START + 5000);
});

test('parts of a quiz wait for themselves alone', () => {
  const both = written(sent(afterTyping('Which'), 'q1'), 'settings', 'Osmosis', START);
  expect(dueKeys(both, START + SEND_AFTER_MS)).toEqual(['settings']);
});
