import { expect, test } from 'vitest';
import { agoInWords } from './colleague-messages';
import { placeFor } from './standing-marks';

const BENS = { markedBy: 'ben', markedAt: 20, score: 2, itemIds: null };
const MINE = { by: 'ann', seenAt: 10, score: 1, itemIds: null };

test.each([
  ['a mark that was not seen is in the way', MINE, BENS, 'unseen'],
  ['a mark that was seen may be replaced', { ...MINE, seenAt: 20 }, BENS, 'free'],
  [
    "one's own mark may be replaced, also where the page has not heard of it",
    MINE,
    { ...BENS, markedBy: 'ann' },
    'free',
  ],
  ['a mark of nobody known is not replaced unseen', MINE, { ...BENS, markedBy: null }, 'unseen'],
  ['an answer that was not named was not seen', { ...MINE, seenAt: undefined }, BENS, 'unseen'],
  ['the same mark by both is an agreement', { ...MINE, score: 2 }, BENS, 'agreed'],
  [
    'the same number by the rubric and by hand is none',
    { ...MINE, score: 2, itemIds: ['cause'] },
    BENS,
    'unseen',
  ],
  [
    'the same items are one, in whatever order',
    { ...MINE, score: 2, itemIds: ['cause', 'effect'] },
    { ...BENS, itemIds: ['effect', 'cause'] },
    'agreed',
  ],
] as const)('%s', (_, next, standing, place) => {
  expect(placeFor(next, standing)).toBe(place);
});

test.each([
  [0, 'a moment ago'],
  [119_000, 'a moment ago'],
  [120_000, '2 minutes ago'],
  [3_600_000, '1 hour ago'],
  [3 * 24 * 3_600_000, '3 days ago'],
])('%i ms are %s', (ms, words) => {
  expect(agoInWords(ms)).toBe(words);
});
