import { expect, test } from 'vitest';
import { type AnswerByRubric, priceAnswer, reprice } from './rubric';
import type { RubricItem } from './rubric-schema';

const ITEMS: readonly RubricItem[] = [
  { id: 'absorbs', text: 'Red and blue are absorbed', points: 2 },
  { id: 'reflects', text: 'Green is reflected', points: 1.5 },
  { id: 'sun', text: 'Blames the sun', points: -1 },
];
const PRICING = { items: ITEMS, maximumMarks: 3 };

test.each([
  ['the points of its items together', ['absorbs', 'sun'], { sum: 1, marks: 1, limit: null }],
  ['none without an item', [], { sum: 0, marks: 0, limit: null }],
  ['the maximum where they are more', ['absorbs', 'reflects'], { sum: 3.5, marks: 3, limit: 'full' }],
  ['none where they are less', ['sun'], { sum: -1, marks: 0, limit: 'none' }],
  ['nothing for an item that is gone', ['reflects', 'gone'], { sum: 1.5, marks: 1.5, limit: null }],
  [
    'an item once, however often it is named',
    ['reflects', 'reflects'],
    { sum: 1.5, marks: 1.5, limit: null },
  ],
])('an answer gets %s', (_, itemIds, priced) => {
  expect(priceAnswer(PRICING, itemIds)).toEqual(priced);
});

const anAnswer = (studentId: string, answer: Partial<AnswerByRubric> = {}): AnswerByRubric => ({
  ...{ studentId, studentName: studentId, before: 2, totalBefore: 6, itemIds: ['absorbs'] },
  ...answer,
});

test('a change of points lists who gains and who loses, with the new mean', () => {
  const cheaper = ITEMS.map((item) => (item.id === 'absorbs' ? { ...item, points: 1 } : item));
  const answers = [
    anAnswer('Asha'),
    anAnswer('Ben', { itemIds: ['reflects'], before: 1 }),
    anAnswer('Chen', { itemIds: ['sun'], before: 0 }),
    anAnswer('Dora', { itemIds: null, before: 2.5, totalBefore: 6.5 }),
  ];
  expect(reprice(answers, { items: cheaper, maximumMarks: 3 })).toEqual({
    gains: [{ studentId: 'Ben', studentName: 'Ben', before: 1, after: 1.5 }],
    losses: [{ studentId: 'Asha', studentName: 'Asha', before: 2, after: 1 }],
    unchangedCount: 1,
    meanBefore: 6.13,
    meanAfter: 6,
  });
});

test('a deleted item is removed from the answers, and the others stay', () => {
  const { losses } = reprice([anAnswer('Asha', { itemIds: ['absorbs', 'reflects'], before: 3 })], {
    ...PRICING,
    items: ITEMS.slice(1),
  });
  expect(losses).toEqual([{ studentId: 'Asha', studentName: 'Asha', before: 3, after: 1.5 }]);
});
