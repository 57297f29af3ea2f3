import { expect, test } from 'vitest';
import { actWords, KNOWN_ACTS } from './audit-words';

test('an act is told in words, and one that nobody has put into words yet by its name', () => {
  expect(actWords('plan-granted')).toBe('granted a plan');
  expect(actWords('share-with-colleague')).toBe('share with colleague');
});

test('no two acts have the same words: who searches for one means one', () => {
  const words = KNOWN_ACTS.map((known) => known.words);
  expect(new Set(words).size).toBe(words.length);
});
