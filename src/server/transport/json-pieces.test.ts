import { expect, test } from 'vitest';
import { LazyList } from '../../shared/lazy-list';
import { jsonPieces } from './json-pieces';

const piecesOf = (value: unknown) => [...jsonPieces(value)].map(([piece]) => piece);
const many = Array.from({ length: 101 }, (_, at) => ({ at, text: `"${at}"`, none: undefined }));

test.each([
  ['a small value', { a: 1, list: [1, 2] }],
  ['no value', null],
  ['a list of its own', many],
  ['a long list', { list: many }],
  ['a long list among others', { a: 'x', list: many, short: [1], b: null }],
  ['a list that is made as it is written', { a: 1, short: many, list: new LazyList(() => many.values()) }],
  ['what tRPC wraps', { result: { data: { a: 1, list: many } } }],
])('the pieces of %s are together its JSON', (_what, value) => {
  expect(JSON.parse(piecesOf(value).join(''))).toEqual(JSON.parse(JSON.stringify(value)));
});

test('a long list comes in many pieces, a short one in one', () => {
  expect(piecesOf({ list: many }).length).toBeGreaterThan(5);
  expect(piecesOf({ list: many.slice(0, 5) })).toHaveLength(1);
});
