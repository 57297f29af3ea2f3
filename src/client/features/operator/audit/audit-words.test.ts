import { expect, test } from 'vitest';
import { actWords, KNOWN_ACTS } from './audit-words';

test('an act is shown in words, and an unknown one by its name', () => {
  expect(actWords('plan-granted')).toBe('granted a plan');
  expect(actWords('share-with-colleague')).toBe('share with colleague');
});

test('no two acts have the same words, so that a search is unambiguous', () => {
  const words = KNOWN_ACTS.map((known) => known.words);
  expect(new Set(words).size).toBe(words.length);
});
