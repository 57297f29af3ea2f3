import { expect, test } from 'vitest';
import { fileNameIn } from './download';

test('the UTF-8 form of a file name is preferred', () => {
  const header = `attachment; filename="Zellen-results.csv"; filename*=UTF-8''%C3%9Cbung-results.csv`;
  expect(fileNameIn(header)).toBe('Übung-results.csv');
});

test('without it the plain form is read, quotes and all', () => {
  expect(fileNameIn('attachment; filename="The \\"big\\" test-results.csv"')).toBe(
    'The "big" test-results.csv',
  );
});

test('a broken encoding falls back to the plain form', () => {
  expect(fileNameIn(`attachment; filename="a.csv"; filename*=UTF-8''%E0%A4%A`)).toBe('a.csv');
});

test('a header without a name gives undefined', () => {
  expect(fileNameIn('attachment')).toBeUndefined();
  expect(fileNameIn(null)).toBeUndefined();
});
