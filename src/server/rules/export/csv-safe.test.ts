import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../testing/property';
import { csvSafe } from './csv-safe';

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', ' =1', '＝1+1', '＋1', '－2+3', '＠SUM(A1)'])(
  'the cell %j gets an apostrophe',
  (cell) => {
    expect(csvSafe(cell)).toBe(`'${cell}`);
  },
);

test.each(['-5', '+3.5', '1e-7', '-.5', 'Paris', '', "'quoted", 'a=b', 5, -5])(
  'the cell %j is unchanged',
  (cell) => {
    expect(csvSafe(cell)).toBe(cell);
  },
);

test.each([
  ['a;=1', "a;'=1"],
  ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ['a\n+1', "a\n'+1"],
  ['a; "=1', 'a; "\'=1'],
  ['=1;=2', "'=1;'=2"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
])('the cell %j has no formula behind another separator', (cell, safe) => {
  expect(csvSafe(cell)).toBe(safe);
});

test.each(['a - b', 'x = 3; y', 'one\ntwo', '-5', 5])('the cell %j is unchanged, inside as well', (cell) => {
  expect(csvSafe(cell)).toBe(cell);
});

test('invisible characters hide no formula', () => {
  expect(csvSafe('\u200b=1')).toBe("'\u200b=1");
  expect(csvSafe('\ufeff=1')).toBe("'\ufeff=1");
});

/** Reference implementation in a single pattern, slow on long texts. */
const IN_ONE_PATTERN = /([;|\t\r\n][\s\p{Cc}\p{Cf}"']*)(?=[=+\-@＝＋－＠])/gu;

test('short texts get their apostrophes exactly where a single pattern finds formulas', () => {
  const signs = [';', '|', '\t', '\r', '\n', ' ', '"', "'", '\u200b', '=', '-', '＠', 'a', '𝒂'];
  checkProperty(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }), (inside) => {
      expect(csvSafe(`a${inside}`)).toBe(`a${inside}`.replace(IN_ONE_PATTERN, "$1'"));
    }),
  );
});
