import { expect, test } from 'vitest';
import { replacedIn } from './near-copy';

const words = (text: string) => text.split(' ');

test('of a copy, what stands in the place of something else is found, what is added or left out is not', () => {
  const text = words('the more blocks it carries the less it moves');
  expect(replacedIn(text, words('the less blocks it carries the less it moves'))).toEqual([
    [['more'], ['less']],
  ]);
  expect(replacedIn(text, words('the more blocks it carries the less it really moves'))).toEqual([]);
  expect(replacedIn(text, words('blocks make it slow'))).toEqual([]);
});
