import { expect, test } from 'vitest';
import { answersEqual, sameInAnyOrder } from './answers-equal';

test('texts and numbers are compared by value', () => {
  expect(answersEqual('a', 'a')).toBe(true);
  expect(answersEqual('a', 'A')).toBe(false);
  expect(answersEqual(5, 5)).toBe(true);
  expect(answersEqual(5, '5')).toBe(false);
});

test('lists are compared in order, unless it is irrelevant', () => {
  expect(answersEqual(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(answersEqual(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameInAnyOrder(['a', 'b'], ['b', 'a'])).toBe(true);
  for (const equal of [answersEqual, sameInAnyOrder]) {
    expect(equal(['a', 'b'], ['a'])).toBe(false);
    expect(equal(['a'], 'a')).toBe(false);
    expect(equal(['a'], { 0: 'a' })).toBe(false);
  }
});

test('pairs are compared by key', () => {
  expect(answersEqual({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(answersEqual({ a: '1' }, { a: '2' })).toBe(false);
  expect(answersEqual({ a: '1' }, { a: '1', b: '2' })).toBe(false);
  expect(answersEqual({ constructor: '1' }, {})).toBe(false);
});

test('two missing answers are equal', () => {
  expect(answersEqual(null, undefined)).toBe(true);
  expect(answersEqual(null, '')).toBe(false);
  expect(answersEqual(null, [])).toBe(false);
});
