import { expect, test } from 'vitest';
import { featuresOf } from './features';

test('a text yields its content words, numbers and negation', () => {
  const features = featuresOf('The 2 plants do not need 3.5 l of water.');
  expect([...features.wordOfStem.values()]).toEqual(['2', 'plants', 'need', '3.5', 'l', 'water']);
  expect(features.isNegated).toBe(true);
});

test('two negations cancel each other', () => {
  expect(featuresOf("It isn't without risk").isNegated).toBe(false);
});

test('a blank text has no features', () => {
  expect(featuresOf(' \n')).toMatchObject({ words: [], stems: [], isNegated: false });
});
