import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../shared/escape-html';
import { renderRichText } from '../../../shared/rich-text/render';
import { checkProperty } from '../../testing/property';
import { richFromPlain } from './plain-to-rich';

const JOINER = '\u2060';

/** What is read: the words with their line breaks; that a paragraph begins is shown as an empty line. */
const shown = (html: string): string =>
  html
    .replace(/<\/p><p[^>]*>/g, '\n\n')
    .replace(/<\/?p[^>]*>/g, '')
    .replaceAll('<br>', '\n')
    .replaceAll(JOINER, '');
const asPlain = (text: string): string => escapeHtml(text).replace(/\n(?:[ \t]*\n)+/g, '\n\n');

test.each([
  ['2*3*4 costs $5 or $6'],
  ['a_b and __init__ and _____'],
  ['C:\\new'],
  ['1. Which one?'],
  ['#include <stdio.h> // 5 > 3'],
])('%j marks nothing and comes out as it stands', (text) => {
  expect(richFromPlain(text)).toBe(text);
});

test.each([
  ['an *important* word', 'an \\*important\\* word'],
  ['$x$ and $y$', '\\$x\\$ and \\$y\\$'],
  ['- a\n- b', '\\- a\n\\- b'],
  ['The _old_ ____ of `x`', 'The \\_old\\_ ____ of \\`x\\`'],
  ['\\*x\\*', '\\\\\\*x\\\\\\*'],
])('%j becomes %j', (text, rich) => {
  expect(richFromPlain(text)).toBe(rich);
});

test('whatever a plain text says, the rich one is shown as the same words', () => {
  const piece = fc.constantFrom(
    ...[
      '*',
      '**',
      '_',
      '__',
      '___',
      '`',
      '```',
      '$',
      '$$',
      '\\',
      '\\\\',
      '!',
      '[',
      ']',
      '(',
      ')',
      '|',
      '---',
    ],
    ...[
      '- ',
      '* ',
      '1. ',
      '2) ',
      '\n',
      '\n\n',
      ' ',
      ' ',
      'a',
      'bc',
      '7',
      'д',
      '水',
      'http://a.de',
      '~~~',
      '#',
      '> ',
    ],
  );
  checkProperty(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      // A backslash that Markdown would take from a list is one of ours only in front of a list.
      const text = pieces
        .join('')
        .replace(/\\+(?=[-.)*][ \t])/g, '')
        .trim();
      expect(shown(renderRichText(richFromPlain(text)))).toBe(asPlain(text));
    }),
    { numRuns: 3000 },
  );
});
