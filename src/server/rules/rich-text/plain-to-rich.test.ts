import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../shared/escape-html';
import { renderRichText } from '../../../shared/rich-text/render';
import { checkProperty } from '../../testing/property';
import { richFromPlain } from './plain-to-rich';

const JOINER = '\u2060';

/** The rendered text with its line breaks; a paragraph start appears as an empty line. */
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
])('%j has no markup and is unchanged', (text) => {
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

test('every plain text shows the same words as rich text', () => {
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
      // A backslash that Markdown would remove from a list is ours only if a list follows.
      const text = pieces
        .join('')
        .replace(/\\+(?=[-.)*][ \t])/g, '')
        .trim();
      expect(shown(renderRichText(richFromPlain(text)))).toBe(asPlain(text));
    }),
    { numRuns: 3000 },
  );
});
