import { expect, test } from 'vitest';
import { markingMessages } from './messages';
import { rubricItemsSchema } from './rubric-schema';

const item = (change: object = {}) => ({ id: 'a', text: 'Names the cause', points: 1.5, ...change });
const many = (count: number) => Array.from({ length: count }, (_, at) => item({ id: `item ${at}` }));

test('items have trimmed texts, and their points may be negative', () => {
  const read = rubricItemsSchema.parse([item({ text: '  Spelling ', points: -0.5 })]);
  expect(read).toEqual([item({ text: 'Spelling', points: -0.5 })]);
  expect(rubricItemsSchema.parse(many(20))).toHaveLength(20);
});

const ITEMS = markingMessages.rubricItemsInvalid(20);
const TEXT = markingMessages.rubricTextInvalid(200);
const POINTS = markingMessages.rubricPointsInvalid(1000);

test.each([
  ['no items', [], ITEMS],
  ['too many', many(21), ITEMS],
  ['no list', 'items', ITEMS],
  ['two items of one id', [item(), item()], ITEMS],
  ['an item that is none', [7], ITEMS],
  ['an empty id', [item({ id: '' })], ITEMS],
  ['a blank text', [item({ text: '  ' })], TEXT],
  ['a text that is too long', [item({ text: 'x'.repeat(201) })], TEXT],
  ['a text that nobody could read', [item({ text: 'a\u0000' })], TEXT],
  ['points between the steps', [item({ points: 0.3 })], POINTS],
  ['points that are no number', [item({ points: '1' })], POINTS],
  ['points beyond every question', [item({ points: -1000.5 })], POINTS],
])('%s are refused with a sentence', (_, items, sentence) => {
  expect(rubricItemsSchema.safeParse(items).error?.issues[0]?.message).toBe(sentence);
});
