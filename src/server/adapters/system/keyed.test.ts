import { expect, test } from 'vitest';
import { seededArrange } from '../../../shared/attempt/arrange';
import { order } from '../../../shared/question-types/order';
import { keyedArrangements } from './keyed';

const TEXTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const arrangements = keyedArrangements('one secret');
const ids = (count: number) => Array.from({ length: count }, (_, at) => `attempt ${at}`);

test('a list always has the same order within an attempt, whatever its stored order', () => {
  for (const id of ids(50)) {
    const shown = arrangements(id)(TEXTS, 'question');
    expect(arrangements(id)(TEXTS.toReversed(), 'question')).toEqual(shown);
    expect(shown.toSorted()).toEqual(TEXTS);
  }
});

test('another attempt, list or turn gives another order', () => {
  const shown = ids(50).flatMap((id) => [
    arrangements(id)(TEXTS, 'question'),
    arrangements(id)(TEXTS, 'other'),
    arrangements(id)(TEXTS, 'question', 1),
    arrangements(id)(TEXTS),
  ]);
  expect(new Set(shown.map(String)).size).toBe(200);
});

test('without the secret none of 10,000 orders can be predicted', () => {
  const guesses = [keyedArrangements(''), keyedArrangements('another secret'), seededArrange];
  const predicted = ids(10_000).filter((id) => {
    const shown = String(arrangements(id)(TEXTS, 'question'));
    return guesses.some((guess) => String(guess(id)(TEXTS, 'question')) === shown);
  });
  expect(predicted).toEqual([]);
});

test('each of the five wrong orders of three options is equally frequent', () => {
  const key = ['first', 'second', 'third'];
  const body = { type: 'order' as const, options: key, correctAnswer: key, partialCredit: false };
  const counts = new Map<string, number>();
  for (const id of ids(10_000)) {
    const { options } = order.withOptionsIn(body, (texts, turn) => arrangements(id)(texts, 'question', turn));
    counts.set(String(options), (counts.get(String(options)) ?? 0) + 1);
  }
  expect(counts.size).toBe(5);
  expect(counts.has(String(key))).toBe(false);
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0);
  // Four degrees of freedom: a fair shuffle exceeds this once in a thousand runs.
  expect(chiSquare).toBeLessThan(18.5);
});
