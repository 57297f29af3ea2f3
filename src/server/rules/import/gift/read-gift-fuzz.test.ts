import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCleanText } from '../../../../shared/text';
import { checkProperty } from '../../../testing/property';
import { giftSureness } from './gift-sureness';
import { readGift } from './read-gift';

const PIECES = [
  ...[
    '\n',
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '\t',
    '{',
    '}',
    '{}',
    '{T}',
    '=',
    '~',
    '#',
    '####',
    '->',
    '..',
    ':',
    '::',
  ],
  ...[
    '%50%',
    '%-100%',
    '%',
    '\\',
    '\\=',
    '\\n',
    '\\{',
    '//',
    '// [tag:x]',
    '$CATEGORY: a/b',
    '[html]',
    '[plain]',
  ],
  ...[
    '<b>',
    '</b>',
    '&lt;',
    '<img src="',
    '$',
    '$$',
    '\\(',
    '\\)',
    '\\[',
    '1.5',
    '1822:2',
    'a',
    'Why',
    '_____',
    '*',
  ],
  ...['\ufeff', '\ufdd0', '\ufddf', '\u2028', '😀', '__proto__'],
];

test('no file causes an exception, and every line number exists in the file', () => {
  checkProperty(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      giftSureness(text);
      const lineCount = text.split(/\r\n|\n|\r/).length;
      const { questions, skipped } = readGift(text);
      for (const { line } of [...questions, ...skipped]) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lineCount);
      }
      for (const { draft } of questions) expect(isCleanText(draft.text)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('very long texts of anything are read without delay', () => {
  const many = 5000;
  for (const piece of [
    ...PIECES,
    '{=',
    '{~',
    '}{',
    '{\n',
    '{\n\n',
    'A{T}\nB',
    '::a::{',
    '=a -> b',
    '<b ',
    '$_',
    '~=',
  ]) {
    for (const text of [
      piece.repeat(many),
      `Why {${piece.repeat(many)}}`,
      `Why {=a ~${piece.repeat(many)}`,
    ]) {
      giftSureness(text);
      readGift(text);
    }
  }
});
