import { expect, test } from 'vitest';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import { blankQuestion, type QuestionDraft } from '../../../shared/question/draft';
import { questionFieldsSchema } from '../../../shared/question/request';
import { readQuestionRequest as readFields } from './read-request';

const readQuestionRequest = (sent: unknown, before?: QuestionDraft) =>
  readFields(parseInput(questionFieldsSchema, sent), before);

const form = { text: 'Which?', type: 'mcq', options: '["A","B"]', correctAnswer: '"A"', maximumMarks: '2' };

function refusalOf(fields: unknown) {
  try {
    readQuestionRequest(fields);
  } catch (error) {
    if (error instanceof DomainError) return [error.kind, error.message];
    throw error;
  }
  return null;
}

test('a form and its JSON equivalent are read alike', () => {
  const json = { text: 'Which?', type: 'mcq', options: ['A', 'B'], correctAnswer: 'A', maximumMarks: 2 };
  const draft = {
    ...blankQuestion('mcq'),
    text: 'Which?',
    options: ['A', 'B'],
    correctAnswer: 'A',
    maximumMarks: 2,
  };
  expect(readQuestionRequest(form)).toEqual(draft);
  expect(readQuestionRequest(json)).toEqual(draft);
});

test('a correct answer sent as plain text is unchanged', () => {
  expect(readQuestionRequest({ ...form, correctAnswer: 'A' })).toMatchObject({ correctAnswer: 'A' });
  expect(readQuestionRequest({ ...form, options: '["1","2"]', correctAnswer: '2' })).toMatchObject({
    correctAnswer: '2',
  });
  expect(readQuestionRequest({ type: 'short', correctAnswer: 'Paris "now"' })).toMatchObject({
    correctAnswer: 'Paris "now"',
  });
});

test('quotation marks of a model answer in a JSON value are preserved', () => {
  const fields = { type: 'short', correctAnswer: '"to be"', maximumMarks: 1 };
  expect(readQuestionRequest(fields)).toMatchObject({ correctAnswer: '"to be"' });
});

test('slider numbers may be texts, and invalid ones stay as typed, for validation', () => {
  const slider = { type: 'slider', min: '0', max: '1', step: '0.1', correctAnswer: '[0.3,"0.4","x",null]' };
  expect(readQuestionRequest(slider)).toMatchObject({
    min: 0,
    max: 1,
    step: 0.1,
    correctAnswer: [0.3, 0.4, 'x', ''],
  });
  expect(readQuestionRequest({ ...slider, min: '', step: 'x' })).toMatchObject({
    min: null,
    step: Number.NaN,
  });
});

test.each([
  ['', null],
  ['null', null],
  [null, null],
  ['45', 45],
  [45, 45],
])('the time limit %j means %j', (timeLimit, expected) => {
  expect(readQuestionRequest({ ...form, timeLimit }).timeLimit).toBe(expected);
});

test.each([
  ['0', 1],
  ['-3', 1],
  ['abc', 1],
  ['2.7', 2],
  [1e9, 1000],
  [undefined, 1],
])('the maximum marks %j become %d', (maximumMarks, expected) => {
  expect(readQuestionRequest({ ...form, maximumMarks }).maximumMarks).toBe(expected);
});

test('an update keeps missing fields', () => {
  const before = readQuestionRequest(form);
  expect(readQuestionRequest({ text: 'Which now?' }, before)).toEqual({ ...before, text: 'Which now?' });
  expect(readQuestionRequest({ type: 'mcq', correctAnswer: '"B"' }, before)).toMatchObject({
    correctAnswer: 'B',
  });
});

test('an update to another type resets options and correct answer', () => {
  const after = readQuestionRequest({ type: 'slider' }, readQuestionRequest(form));
  expect(after).toMatchObject({ text: 'Which?', maximumMarks: 2, options: [], correctAnswer: [], min: null });
});

test.each([
  ['no type', { text: 'x' }, 'The value of "type" is not valid.'],
  ['an unknown type', { type: 'essay' }, 'The value of "type" is not valid.'],
  ['a type from the prototype', { type: 'toString' }, 'The value of "type" is not valid.'],
  ['options that are no list', { ...form, options: '{"0":"A"}' }, 'The value of "options" is not valid.'],
  ['options that are broken JSON', { ...form, options: '["A"' }, 'The value of "options" is not valid.'],
  ['an option that is no text', { ...form, options: [1, 2] }, 'The value of "options" is not valid.'],
  ['NUL in the text', { ...form, text: 'a\u0000' }, 'The value of "text" is not valid.'],
  ['half a character', { ...form, options: ['\ud800', 'b'] }, 'The value of "options" is not valid.'],
  [
    'a very long text',
    { ...form, text: 'x'.repeat(10_001) },
    'The value of "text" is longer than 10000 characters.',
  ],
  ['51 options', { ...form, options: Array(51).fill('x') }, messages.optionsTooMany(50)],
])('%s is refused with 400 and a sentence', (_name, fields, sentence) => {
  expect(refusalOf(fields)).toEqual(['invalid', sentence]);
});

test('odd values are read or refused without exceptions', () => {
  const odd = [
    null,
    true,
    1e308,
    [],
    {},
    [[]],
    { __proto__: null },
    '[',
    '['.repeat(100_000),
    '{"__proto__":1}',
    Number.NaN,
  ];
  const names = [
    'text',
    'options',
    'correctAnswer',
    'min',
    'max',
    'step',
    'timeLimit',
    'maximumMarks',
    'imageAlt',
  ];
  for (const type of ['mcq', 'msq', 'short', 'long', 'slider']) {
    for (const name of names) {
      for (const value of odd) refusalOf({ type, [name]: value });
    }
  }
  refusalOf(JSON.parse('{"__proto__":{"type":"mcq"},"constructor":1}'));
});

test('part marks are optional, and unchanged if not sent', () => {
  expect(readQuestionRequest({ type: 'msq' })).toMatchObject({ partialCredit: false });
  const before = readQuestionRequest({ type: 'msq', partialCredit: 'true' });
  expect(before).toMatchObject({ partialCredit: true });
  expect(readQuestionRequest({ text: 'New' }, before)).toMatchObject({ partialCredit: true });
  expect(readQuestionRequest({ partialCredit: false }, before)).toMatchObject({ partialCredit: false });
  expect(refusalOf({ type: 'msq', partialCredit: 'perhaps' })).toEqual(['invalid', expect.any(String)]);
});
