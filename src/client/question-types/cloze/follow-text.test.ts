import { expect, test } from 'vitest';
import { BLANK_GAP_FORM, type GapForm } from './editing';
import { gapsFollowing } from './follow-text';

const gap = (accepted: string): GapForm => ({ ...BLANK_GAP_FORM, accepted });
const following = (gaps: readonly string[], before: string, after: string) =>
  gapsFollowing(gaps.map(gap), { before, after }).map(({ accepted }) => accepted);

test('a new mark is a gap at its place', () => {
  expect(following(['a', 'b'], '___ and ___', '___ and ___ ___')).toEqual(['a', 'b', '']);
  expect(following(['a', 'b'], '___ and ___', '___ or ___ and ___')).toEqual(['a', '', 'b']);
  expect(following(['a', 'b'], '___ and ___', 'So ___: ___ and ___')).toEqual(['', 'a', 'b']);
  expect(following([], 'Au is __', 'Au is ___')).toEqual(['']);
});

test('a gap whose mark is removed moves behind the others, and returns with its mark', () => {
  const without = following(['a', 'b', 'c'], '___ x ___ y ___', '___ x __ y ___');
  expect(without).toEqual(['a', 'c', 'b']);
  expect(following(without, '___ x __ y ___', '___ x ___ y ___')).toEqual(['a', 'b', 'c']);
  expect(following(['a', 'b', 'c'], '___ x ___ y ___', '')).toEqual(['a', 'b', 'c']);
});

test('a removed empty gap leaves nothing', () => {
  expect(following(['a', '', 'c'], '___ x ___ y ___', '___ x y ___')).toEqual(['a', 'c']);
});

test('words around the marks, and longer marks, change nothing', () => {
  expect(following(['a', 'b'], '___ and ___', 'Not ____ and ___!')).toEqual(['a', 'b']);
  expect(following(['a', 'b'], '___ and ___', '___ or ____')).toEqual(['a', 'b']);
  expect(following(['a', 'b'], '___ and ___', '_____ or ___')).toEqual(['a', 'b']);
});
