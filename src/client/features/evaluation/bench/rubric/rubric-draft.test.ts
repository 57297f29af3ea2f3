import { expect, test } from 'vitest';
import { moved, priceKeyOf, readDrafts, readPoints } from './rubric-draft';
import { pointsLabel, rubricTexts } from './rubric-texts';

test.each([
  ['1', 1],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['-0.5', -0.5],
  ['−2', -2],
  ['', undefined],
  ['0.3', undefined],
  ['two', undefined],
  ['1001', undefined],
])('points typed as "%s" are %s', (typed, points) => {
  expect(readPoints(typed)).toBe(points);
});

const draft = (id: string, text = 'Names it') => ({ id, text, points: '1' });

test('items are read once each has a description', () => {
  expect(readDrafts([draft('a', ' Names it ')])).toEqual([{ id: 'a', text: 'Names it', points: 1 }]);
  expect(readDrafts([draft('a'), draft('b', ' ')])).toBeUndefined();
});

test('an item’s text or position changes no mark, its points do', () => {
  const [a, b] = [
    { id: 'a', text: 'A', points: 1 },
    { id: 'b', text: 'B', points: 2 },
  ];
  expect(priceKeyOf([b, { ...a, text: 'Other' }])).toBe(priceKeyOf([a, b]));
  expect(priceKeyOf([a, { ...b, points: 1 }])).not.toBe(priceKeyOf([a, b]));
});

test('an item moves one position, not beyond the ends', () => {
  const all = ['a', 'b'].map((id) => draft(id));
  expect(moved(all, 0, 1).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(moved(all, 0, -1)).toEqual(all);
});

test('points have a sign', () => {
  expect([2, 0.5, -1.5, 0].map(pointsLabel)).toEqual(['+2', '+½', '−1½', '0']);
});

const change = (before: number, after: number) => ({ studentId: 's', studentName: 'S', before, after });

test('a change says who gains and loses, the common amount if there is one, and the mean', () => {
  const gains = [change(0, 1), change(1, 1.5)];
  const losses = Array.from({ length: 4 }, () => change(2, 1.5));
  expect(rubricTexts.effect({ gains, losses, unchangedCount: 0 }, { before: 61, after: 58 })).toBe(
    '6 students: 2 gain, 4 lose ½; mean 61 % → 58 %.',
  );
  expect(rubricTexts.effect({ gains: [change(0, 1)], losses: [], unchangedCount: 1 }, undefined)).toBe(
    '2 students: 1 gains 1, 1 stays.',
  );
  expect(rubricTexts.effect({ gains: [], losses: [], unchangedCount: 1 }, undefined)).toBe(
    '1 student keeps the mark.',
  );
  expect(rubricTexts.effect({ gains: [], losses: [], unchangedCount: 0 }, undefined)).toBeUndefined();
});
