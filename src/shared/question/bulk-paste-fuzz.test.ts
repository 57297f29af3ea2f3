import { expect, test } from 'vitest';
import { questionTypeOf } from '../question-types/registry';
import { isCleanText } from '../text';
import { parseBulkQuestions } from './bulk-paste';
import { bulkPasteExample } from './bulk-paste-example';
import { readPastedLines } from './bulk-paste-lines';
import { toQuestion } from './from-draft';
import { questionSchema } from './schema';
import { validateQuestion } from './validate';

const pieces = [
  ...['\n', '\n', '\r\n', '\n\n', '\u2028', '\t', '    ', ' ', '\u00a0', '\ufeff', '\u200b', '\u202e'],
  ...[
    '1. ',
    '2) ',
    'Q3: ',
    '١. ',
    '99999999999. ',
    '1.1',
    '1.',
    'a) ',
    '*b) ',
    '(c)',
    'd. ',
    'й) ',
    '𝔞) ',
    '*',
    '**a)',
  ],
  ...[
    'Answer:',
    'answer: b',
    'Answer: a, b',
    'Marks:',
    'Marks: 2',
    'Marks: 9999999999',
    'Type: ',
    'Type: slider',
  ],
  ...[
    'Type: constructor',
    'Slider: 0 to 20 step 1',
    'Slider: 1 to 2 step 0.0000001',
    'Slider:',
    'Time: 30',
    'Time: -1',
  ],
  ...['0', '8', '1e400', 'Infinity', '-', '.', '9'.repeat(400), `0.${'0'.repeat(330)}1`, '½', '٣', '−'],
  ...[
    '\u0000',
    '\ud800',
    '\udc00',
    '👩‍🏫',
    'é',
    'ß',
    'İ',
    '__proto__',
    '<b>',
    '$&',
    '\\',
    '"',
    "'",
    '`',
    ':',
    '：',
  ],
];

/** A repeatable row of numbers from 0 up to 1, so that a failure can be seen again. */
function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

/** Whether every issue names a line there is, and every question without issues can be stored. */
function isSound(text: string): boolean {
  const lineCount = readPastedLines(text).length;
  return [true, false].every((useQuestionTimer) => {
    const { items, issues } = parseBulkQuestions(text, { useQuestionTimer });
    const all = [...issues, ...items.flatMap((item) => item.issues)];
    const clean = items.filter((item) => item.issues.length === 0).map(({ draft }) => draft);
    return (
      all.every(({ line, sentence }) => line >= 1 && line <= lineCount && sentence !== '') &&
      clean.every(
        (draft) =>
          validateQuestion(draft, { useQuestionTimer }).length === 0 &&
          questionSchema.safeParse(toQuestion(draft, 'q1', null)).success &&
          [draft.text, ...Object.values(questionTypeOf(draft).toFields(draft))].every(isCleanText),
      )
    );
  });
}

test('whatever is pasted, nothing is thrown and a question without issues can be saved', () => {
  const numbers = numbersFrom(7);
  const below = (limit: number) => Math.floor(numbers.next().value * limit);
  const unsound: string[] = [];
  for (let round = 0; round < 1000; round += 1) {
    const text = Array.from({ length: below(30) }, () => pieces[below(pieces.length)]).join('');
    if (!isSound(text)) unsound.push(text);
  }
  expect(unsound).toEqual([]);
});

test('an example with a piece of it lost or something odd put in is read too', () => {
  const numbers = numbersFrom(11);
  const below = (limit: number) => Math.floor(numbers.next().value * limit);
  const unsound: string[] = [];
  for (let round = 0; round < 300; round += 1) {
    const at = below(bulkPasteExample.length);
    const rest = bulkPasteExample.slice(at + below(20));
    const text = bulkPasteExample.slice(0, at) + (pieces[below(pieces.length)] ?? '') + rest;
    if (!isSound(text)) unsound.push(text);
  }
  expect(unsound).toEqual([]);
});

test('any single character is read', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    parseBulkQuestions(`1${character}a)${character}:${character}1`, { useQuestionTimer: false });
  }
});

test('very long lines and very many of them are read without delay', () => {
  const many = 30_000;
  for (const text of [
    'a) x\n',
    '1. x\n',
    '\n',
    ' ',
    '*',
    '9',
    '1 - ',
    '(',
    'Answer: 1, ',
    'step ',
    'Slider: 0 ',
  ]) {
    parseBulkQuestions(`1. Why?\nSlider: ${text.repeat(many)}`, { useQuestionTimer: true });
    parseBulkQuestions(`1. Why?\nAnswer: So\n${text.repeat(many)}`, { useQuestionTimer: true });
  }
}, 10_000);

test('a line counts as storable exactly when the server takes its characters', () => {
  for (const text of ['a', '', 'a\u0000', '\ud800', '\ud83d\ude00', '\udc00\ud800', '\u0001', '\u202e']) {
    expect(readPastedLines(text)[0]?.isStorable).toBe(isCleanText(text));
  }
});
