import { expect, test } from 'vitest';
import { keptTexts } from './formatted-texts';

function counted(limits: { count: number; characters: number }) {
  const made: string[] = [];
  const ask = keptTexts((text) => {
    made.push(text);
    return text === 'plain' ? undefined : text.toUpperCase();
  }, limits);
  return { made, ask };
}

test('a text is formatted once, even if it has no formatting', () => {
  const { made, ask } = counted({ count: 10, characters: 1000 });
  expect(['a', 'plain', 'a', 'plain'].map(ask)).toEqual(['A', undefined, 'A', undefined]);
  expect(made).toEqual(['a', 'plain']);
});

test('texts unused for a while are evicted, used ones stay', () => {
  const { made, ask } = counted({ count: 2, characters: 1000 });
  for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) ask(text);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('fewer long texts are cached', () => {
  const { made, ask } = counted({ count: 100, characters: 10 });
  const long = 'x'.repeat(20);
  for (const text of [long, 'a', 'b', long]) ask(text);
  for (const text of ['y'.repeat(20), 'z'.repeat(20), long]) ask(text);
  expect(made.filter((text) => text === long)).toHaveLength(2);
});
