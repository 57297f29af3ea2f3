import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toQuestion } from '../../../../shared/question/from-draft';
import { questionSchema } from '../../../../shared/question/schema';
import { validateQuestion } from '../../../../shared/question/validate';
import { questionTypeOf } from '../../../../shared/question-types/registry';
import { isCleanText } from '../../../../shared/text';
import { checkProperty } from '../../../testing/property';
import { readTyped } from './read-typed';
import { typedExample } from './typed-example';
import { readTypedLines } from './typed-lines';

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
  ...[
    '(a) 3 (b) 4 (c) 5',
    '[2]',
    '(2 marks)',
    '**',
    '- ',
    '- [x] ',
    '☐ ',
    '✓',
    '(correct)',
    '_____',
    '.....',
    '```\n',
  ],
  ...[
    'Ans: B',
    'Answers: 1. b 2. c',
    'True / False',
    '(T)',
    '# ',
    '---\n',
    'Section B\n',
    'Explanation: ',
    '| 1 | b |',
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

/** Whether every listed line exists, and every question without a problem can be stored. */
function isSound(text: string): boolean {
  const lineCount = readTypedLines(text).at(-1)?.number ?? 0;
  const { questions, skipped } = readTyped(text);
  const clean = questions.filter(
    ({ draft, problems }) =>
      problems.length === 0 && validateQuestion(draft, { useQuestionTimer: false }).length === 0,
  );
  return (
    [...questions, ...skipped].every(({ line }) => line >= 1 && line <= lineCount) &&
    [...questions.flatMap(({ problems }) => problems), ...skipped.map(({ reason }) => reason)].every(
      Boolean,
    ) &&
    clean.every(
      ({ draft }) =>
        questionSchema.safeParse(toQuestion(draft, 'q1', null)).success &&
        [draft.text, ...Object.values(questionTypeOf(draft).toFields(draft))].every(isCleanText),
    )
  );
}

test('no pasted text causes an exception, and a question without issues can be saved', () => {
  const pasted = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((some) => some.join(''));
  checkProperty(
    fc.property(pasted, (text) => isSound(text)),
    { numRuns: 1000 },
  );
});

test('an example with a piece removed or inserted is read too', () => {
  checkProperty(
    fc.property(fc.nat(typedExample.length), fc.nat(20), fc.constantFrom(...pieces), (at, lost, piece) =>
      isSound(typedExample.slice(0, at) + piece + typedExample.slice(at + lost)),
    ),
    { numRuns: 300 },
  );
});

test('any single character is read', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    readTyped(`1${character}a)${character}:${character}1`);
  }
});

test('very long lines and very many of them are read without delay', () => {
  const many = 10_000;
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
    '(a) x (b) y ',
    '**a** ',
    '1-b, ',
    '| 1 | b |\n',
    '- [ ] x\n',
    '.',
    '_ ',
    '[2] ',
    '$x ',
    'Answers: 1. b\n',
    'Why?\n',
    'Why?\nx\n\n',
    '```\n',
    'Ans: ',
    'Slider: 0 ',
  ]) {
    readTyped(`1. Why?\nSlider: ${text.repeat(many)}`);
    readTyped(`1. Why?\nAnswer: So\n${text.repeat(many)}`);
  }
});

test.each([
  ...[
    'a {=b ~c} ',
    'a) b) c) ',
    '* * * * ',
    '1. 1. 1. ',
    'Ans: ',
    '+++ ',
    '(x) ',
    '1-b ',
    'Câu 1 ',
    'đáp án: ',
    '答',
    '[ ] ',
  ],
])('a megabyte of %j in one line is read within the time limit of a test', (piece) => {
  const line = piece.repeat(1_000_000 / piece.length);
  for (const text of [line, `1. Why?\na) x\nb) ${line}`, `1. Why?\nAnswer: ${line}`]) {
    expect(readTyped(text).questions.length).toBeLessThan(3);
  }
});

test('characters that cannot be stored are replaced and reported', () => {
  for (const text of ['a\u0000', '\ud800', '\udc00\ud800']) {
    const [question] = readTyped(`1. Why ${text}?\nAnswer: So`).questions;
    expect(question?.problems).toEqual(['A character that cannot be stored was replaced.']);
    expect(isCleanText(question?.draft.text ?? '')).toBe(true);
  }
});
