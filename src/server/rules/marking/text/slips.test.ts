import { expect, test } from 'vitest';
import { isSlip, slipsMended } from './slips';

test.each([
  ['positive', 'postive'],
  ['positive', 'posititve'],
  ['switch', 'swtich'],
  ['separated', 'seperated'],
])('a slip is recognised: %s, %s', (word, slip) => {
  expect(isSlip(word, slip)).toBe(true);
});

test.each([
  ['alkane', 'alkene'],
  ['nitrate', 'nitrite'],
  ['ethanol', 'methanol'],
  ['absorb', 'adsorb'],
  ['heat', 'heart'],
])('another word is not a slip: %s, %s', (word, other) => {
  expect(isSlip(word, other)).toBe(false);
});

test('a word is corrected only if exactly one word is possible', () => {
  const mended = slipsMended([{ words: ['current', 'currant', 'battery'] }]);
  expect(['batery', 'currnt', 'carrot'].map(mended)).toEqual(['battery', 'currnt', 'carrot']);
});
