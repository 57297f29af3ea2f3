import { expect, test } from 'vitest';
import { compareWithModel } from './base-mark';
import { featuresOf } from './features';

const compare = (answer: string, models: string[], question = 'What happens?') =>
  compareWithModel(featuresOf(answer), models.map(featuresOf), featuresOf(question));
const model = 'Roots take water and minerals from soil';

test('all of the content is worth everything, none of it nothing', () => {
  expect(compare('The roots are taking water and minerals out of soil', [model])).toMatchObject({
    share: 1,
    recall: 1,
  });
  expect(compare('Leaves make sugar', [model])?.share).toBe(0);
});

test('more of the content is worth more', () => {
  const shares = ['water', 'water from soil', 'roots take water from soil'].map(
    (text) => compare(text, [model])?.share,
  );
  expect(shares).toEqual(shares.toSorted());
  expect(new Set(shares).size).toBe(3);
});

test('of several model answers the nearest counts', () => {
  expect(compare('It melts', [model, 'The ice melts'])?.model.normalised).toBe('the ice melts');
});

test('words that the question gives away are worth little', () => {
  const given = compare('roots and soil', [model], 'What do roots do in soil?')?.share ?? 1;
  const known = compare('water and minerals', [model], 'What do roots do in soil?')?.share ?? 0;
  expect(given).toBeLessThan(known);
});

test('without a model answer there is nothing to compare with', () => {
  expect(compare('anything', [])).toBeNull();
});
