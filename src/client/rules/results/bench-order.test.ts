import { expect, test } from 'vitest';
import { aReviewedResult } from '../../../shared/testing/a-quiz-results';
import {
  type BenchPile,
  inPiles,
  keptFrom,
  nearlySameAbove,
  nextToDecide,
  nextUngiven,
  placesOf,
  rowsIn,
} from './bench-order';
import { type BenchRow, pileOf } from './bench-rows';
import type { MarkState } from './mark-state';

interface RowOptions {
  state?: MarkState;
  confidence?: number;
  students?: number;
  near?: string;
}

function aRow(
  key: string,
  marks: number,
  { state = 'to-review', confidence = 0.5, students = 1, near }: RowOptions = {},
) {
  const studentIds = Array.from({ length: students }, (_, at) => `${key}${at}`);
  return {
    ...{ key, marks, lowest: marks, highest: marks, state, members: [] },
    group: { key, studentIds, wordings: [{ key, answer: key, studentIds }] },
    origin: aReviewedResult({
      score: marks,
      maximumMarks: 2,
      source: 'built-in',
      needsReview: true,
      confidence,
    }),
    pile: pileOf(marks, 2),
    near,
  } satisfies BenchRow;
}
const keysOf = (piles: readonly BenchPile[]) =>
  piles.map(({ pile, rows }) => [pile, ...rows.map(({ key }) => key)]);
const sorted = (rows: readonly BenchRow[]) => inPiles(rows, placesOf(rows));

test('answers are in three piles by their marks, undecided ones first, the least sure first', () => {
  const rows = [
    aRow('given', 2, { state: 'given', confidence: 0 }),
    aRow('sure', 2, { state: 'suggested', confidence: 0.95 }),
    aRow('fairly', 2, { confidence: 0.7 }),
    aRow('unsure', 2, { confidence: 0.3 }),
    aRow('nothing', 0),
    aRow('half', 1),
    aRow('halves', 0.5, { students: 3 }),
  ];
  expect(keysOf(sorted(rows))).toEqual([
    ['full', 'unsure', 'fairly', 'sure', 'given'],
    ['part', 'halves', 'half'],
    ['none', 'nothing'],
  ]);
});

test('nearly equal rows are adjacent in their pile, and compared with the first', () => {
  const rows = [
    aRow('Fe', 2, { confidence: 0.1 }),
    aRow('Co', 2, { confidence: 0.3, near: 'co' }),
    aRow('Ni', 2, { confidence: 0.5 }),
    aRow('CO', 2, { confidence: 0.7, near: 'co' }),
    aRow('co', 2, { state: 'given', near: 'co' }),
    aRow('cO', 0, { near: 'co' }),
  ];
  const piles = sorted(rows);
  expect(keysOf(piles)).toEqual([
    ['full', 'Fe', 'Co', 'CO', 'co', 'Ni'],
    ['none', 'cO'],
  ]);
  const above = piles.flatMap((pile) => pile.rows.map((row) => nearlySameAbove(pile, row)?.key));
  expect(above).toEqual([undefined, undefined, 'Co', 'Co', undefined, undefined]);
});

test('an empty pile is omitted', () => {
  expect(keysOf(sorted([aRow('a', 1)]))).toEqual([['part', 'a']]);
});

test('rows keep their places while their marks change; new ones are last in their pile', () => {
  const places = placesOf([aRow('a', 2, { confidence: 0.2 }), aRow('b', 2), aRow('c', 0)]);
  const now = [
    aRow('new', 2, { confidence: 0.1 }),
    aRow('c', 0),
    aRow('a', 0),
    aRow('b', 2, { state: 'given' }),
  ];
  expect(keysOf(inPiles(now, places))).toEqual([
    ['full', 'a', 'b', 'new'],
    ['none', 'c'],
  ]);
  expect(keysOf(inPiles(now.slice(1, 2), places))).toEqual([['none', 'c']]);
});

test('the next undecided row follows this one, cyclically', () => {
  const piles = sorted([
    aRow('a', 2, { confidence: 0.1 }),
    aRow('b', 2, { confidence: 0.2 }),
    aRow('sure', 1, { state: 'suggested' }),
    aRow('c', 0),
  ]);
  expect(nextToDecide(piles, undefined)?.key).toBe('a');
  expect(nextToDecide(piles, 'a')?.key).toBe('b');
  expect(nextToDecide(piles, 'b')?.key).toBe('c');
  expect(nextToDecide(piles, 'c')?.key).toBe('a');
  expect(nextUngiven(piles, 'b')?.key).toBe('sure');
});

test('the only undecided row is its own next, and if all are given there is none', () => {
  const given = aRow('b', 1, { state: 'given' });
  expect(nextToDecide(sorted([aRow('a', 1), given]), 'a')?.key).toBe('a');
  expect(nextToDecide(sorted([given]), 'b')).toBeUndefined();
  expect(nextUngiven(sorted([given]), 'b')).toBeUndefined();
});

test('keeping the pile from here keeps rows without a given mark, and none above', () => {
  const [pile] = sorted([
    aRow('a', 2, { confidence: 0.1 }),
    aRow('b', 2, { confidence: 0.2 }),
    aRow('sure', 2, { state: 'suggested' }),
    aRow('given', 2, { state: 'given' }),
  ]);
  if (!pile) throw new Error('There is a pile.');
  expect(keptFrom(pile, 'b').map(({ key }) => key)).toEqual(['b', 'sure']);
  expect(keptFrom(pile, 'elsewhere').map(({ key }) => key)).toEqual(['a', 'b', 'sure']);
});

test('a row that has moved to another pile since is not kept with this one', () => {
  const places = placesOf([aRow('a', 2), aRow('b', 2)]);
  const [pile] = inPiles([aRow('a', 2), aRow('b', 0.5)], places);
  if (!pile) throw new Error('There is a pile.');
  expect(rowsIn([pile]).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(keptFrom(pile, 'a').map(({ key }) => key)).toEqual(['a']);
  expect(keptFrom(pile, 'b').map(({ key }) => key)).toEqual(['b']);
});
