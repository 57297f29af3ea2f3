import { expect, test } from 'vitest';
import { answersEqual, submissionsEqual } from './answers-equal';

test('texts and numbers are compared by value', () => {
  expect(answersEqual('a', 'a')).toBe(true);
  expect(answersEqual('a', 'A')).toBe(false);
  expect(answersEqual(5, 5)).toBe(true);
  expect(answersEqual(5, '5')).toBe(false);
});

test('a multiple choice is the same in any order', () => {
  expect(answersEqual(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(answersEqual(['a', 'b'], ['a'])).toBe(false);
  expect(answersEqual(['a'], 'a')).toBe(false);
});

test('no answer equals no answer', () => {
  expect(answersEqual(null, undefined)).toBe(true);
  expect(answersEqual(null, '')).toBe(false);
});

test('two submissions are the same when every answer is', () => {
  expect(submissionsEqual({ q1: 'a', q2: ['x', 'y'] }, { q2: ['y', 'x'], q1: 'a' })).toBe(true);
  expect(submissionsEqual({ q1: 'a' }, { q1: 'a', q2: 'b' })).toBe(false);
  expect(submissionsEqual({}, { constructor: 'x' })).toBe(false);
});
