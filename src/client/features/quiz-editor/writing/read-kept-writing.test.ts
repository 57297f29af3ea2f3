import { expect, test } from 'vitest';
import { blankForm } from '../forms/question-form';
import { readKeptWriting } from './read-kept-writing';
import type { Written } from './written';

const ID = '0123456789abcdef01234567';
const asKept = (...parts: readonly unknown[]) =>
  JSON.parse(JSON.stringify({ parts: parts.map((written) => ({ written, base: 'before' })), added: [ID] }));
const readParts = (...parts: readonly unknown[]) =>
  readKeptWriting(asKept(...parts))?.parts.map(({ written }) => written);

test('unsent changes return as typed, valid or not', () => {
  const title: Written = { kind: 'setting', name: 'title', value: '' };
  const minutes: Written = { kind: 'setting', name: 'totalMinutes', value: 'soon' };
  const form = { ...blankForm('slider'), text: 'How many?', max: 'ten', accepted: ['8', ''] };
  const question: Written = { kind: 'question', id: ID, form };
  expect(readKeptWriting(asKept(title, minutes, question))).toEqual({
    parts: [title, minutes, question].map((written) => ({ written, base: 'before' })),
    added: [ID],
  });
});

test('a question of an earlier version keeps the valid parts; the rest is as in a new one', () => {
  const { partialCredit: _, ...form } = { ...blankForm('mcq'), text: 'Why?', options: ['a'], step: 1 };
  expect(readParts({ kind: 'question', id: ID, form })).toEqual([
    { kind: 'question', id: ID, form: { ...blankForm('mcq'), text: 'Why?' } },
  ]);
});

test('an invalid part is dropped, and affects no other', () => {
  const shuffled: Written = { kind: 'setting', name: 'shuffleQuestions', value: true };
  const wrong = [
    { kind: 'setting', name: 'shuffleQuestions', value: 'yes' },
    { kind: 'setting', name: 'colour', value: 'red' },
    { kind: 'question', id: ID, form: { ...blankForm('mcq'), type: 'essay' } },
    { kind: 'question', id: '../..', form: blankForm('mcq') },
    'Osmosis',
  ];
  expect(readParts(...wrong, shuffled)).toEqual([shuffled]);
});

test('other data is not restored', () => {
  for (const kept of [null, 'Osmosis', 4, undefined, {}, { parts: [] }])
    expect(readKeptWriting(kept)).toBeUndefined();
});
