import { expect, test } from 'vitest';
import { read, written } from '../testing/selected-text';
import { coded, type Edit, listed, type Selected, starred } from './edits';

const done = (marked: string, edit: (selected: Selected) => Edit) =>
  written(read(marked), edit(read(marked)));

test.each([
  ['a |word| here', '**', 'a **|word|** here'],
  ['a |word |here', '**', 'a **|word|** here'],
  ['a | here', '**', 'a **|** here'],
  ['a **|word|** here', '**', 'a |word| here'],
  ['a **|word|** here', '*', 'a ***|word|*** here'],
  ['a ***|word|*** here', '**', 'a *|word|* here'],
  ['a *|word|* here', '*', 'a |word| here'],
] as const)('%j with %s becomes %j', (before, mark, after) => {
  expect(done(before, (selected) => starred(selected, mark))).toBe(after);
});

test.each([
  ['Iron|', '- Iron|'],
  ['Metals:\nI|ron\nGo|ld', 'Metals:\n|- Iron\n- Gold|'],
  ['|- Iron\n- Gold|', '|Iron\nGold|'],
])('the lines of %j become list items and back: %j', (before, after) => {
  expect(done(before, listed)).toBe(after);
});

test.each([
  ['Write |print(x)|.', 'Write `|print(x)|`.'],
  ['Write |a = 1\nb = 2|', 'Write \n```\n|a = 1\nb = 2|\n```'],
  ['|a\n  b|\nHow?', '```\n|a\n  b|\n```\nHow?'],
])('%j becomes code, or a block if it has several lines: %j', (before, after) => {
  expect(done(before, coded)).toBe(after);
});
