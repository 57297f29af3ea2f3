import { expect, test } from 'vitest';
import { changesOf } from './rule';

const NAMES: Readonly<Record<string, string>> = { a: '8a', b: '8b', c: '9c' };
const nameOf = (classId: string) => NAMES[classId] ?? '';
const stored = { classIds: ['a', 'b'], opensAt: null, closesAt: null };

test('the changes on saving are listed, and none if nothing changed', () => {
  expect(changesOf(stored, { ...stored, classIds: ['b', 'a'] }, nameOf)).toEqual([]);
  const closesAt = new Date(2026, 0, 16, 17, 0).getTime();
  const changes = changesOf(stored, { ...stored, classIds: ['b', 'c'], closesAt }, nameOf);
  expect(changes.slice(0, 2)).toEqual(['adds 9c', 'removes 8a']);
  expect(changes[2]).toMatch(/^closes Fri,? 16 Jan, 17:00$/);
  expect(changesOf({ ...stored, closesAt, opensAt: 0 }, stored, nameOf)).toEqual([
    'opens at once',
    'has no end',
  ]);
});

test('a quiz without a class has no window', () => {
  expect(changesOf({ ...stored, closesAt: 5 }, { ...stored, classIds: [] }, nameOf)).toEqual([
    'removes 8a and 8b',
  ]);
});
