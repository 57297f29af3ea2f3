import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../../shared/escape-html';
import { renderRichText } from '../../../../shared/rich-text/render';
import { checkProperty } from '../../../testing/property';
import { richFromHtml } from './rich-from-html';

const PICTURE = 'imported-picture-000001';
const read = (html: string) =>
  richFromHtml(html, (address) => (address === 'here.png' ? PICTURE : undefined)).text;

const PIECES = [
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<ul>',
    '<li>',
    '</ul>',
    '<ol type="a">',
    '</ol>',
    '<br>',
    '<div>',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td>',
    '<th colspan="99999">',
    '</table>',
    '<pre>',
    '</pre>',
    '<code>',
    '</code>',
    '<sub>',
  ],
  ...[
    '</sub>',
    '<sup>',
    '</sup>',
    '<img src="here.png" alt="]x[">',
    '<img>',
    '<a href="https://a.org/(">',
    '</a>',
  ],
  ...[
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<math>',
    '</math>',
    '<',
    '>',
    '&',
    '&lt;',
    '&#0;',
    '&#xd800;',
    '&nbsp;',
  ],
  ...[
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '$$',
    '$',
    '*',
    '**',
    '_',
    '____',
    '`',
    '```',
    '\\',
    '!',
    '[',
    '](',
    ')',
    '|',
    '\n',
  ],
  ...[
    '- ',
    '1. ',
    '---',
    ' ',
    'word',
    '7',
    'é',
    '水',
    '\u0000',
    '\ud800',
    '\u2028',
    '<String>',
    '<a<b',
    '"',
    "'",
    '=',
  ],
];

test('no input causes an exception, and the result can be rendered', () => {
  checkProperty(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }), (pieces) => {
      expect(typeof renderRichText(read(pieces.join('')))).toBe('string');
    }),
    { numRuns: 1000 },
  );
});

const WORDS = [
  'copper',
  'x',
  '2*3*4',
  'a_b',
  '$5 and $6',
  '**',
  '_new_',
  'C:\\x',
  '\\*',
  '- ',
  '1. ',
  '`',
  '[a](b)',
  '|',
  '#',
  '<b>',
  '水',
  '___',
];
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

interface Written {
  readonly html: string;
  readonly words: string;
}
const { page } = fc.letrec<{ page: Written; node: Written }>((tie) => ({
  page: fc.array(tie('node'), { minLength: 1, maxLength: 4 }).map((nodes) => ({
    html: nodes.map(({ html }) => html).join(''),
    words: nodes.map(({ words }) => words).join(''),
  })),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text.map((words) => ({ html: escapeHtml(words), words })),
    fc
      .tuple(fc.constantFrom('p', 'b', 'i', 'em', 'div', 'span', 'h2', 'blockquote'), tie('page'))
      .map(([name, { html, words }]) => ({ html: `<${name}>${html}</${name}>`, words })),
    fc.array(tie('page'), { minLength: 2, maxLength: 3 }).map((items) => ({
      html: `<ul>${items.map(({ html }) => `<li>${html}</li>`).join('')}</ul>`,
      words: items.map(({ words }) => words).join(''),
    })),
    fc.tuple(tie('page'), tie('page')).map(([left, right]) => ({
      html: `<table><tr><td>${left.html}</td><td>${right.html}</td></tr><tr><td>y</td><td>z</td></tr></table>`,
      words: `${left.words}${right.words}yz`,
    })),
    text.map((words) => ({ html: `<code>${escapeHtml(words)}</code>`, words })),
    text.map((words) => ({ html: `<pre>${escapeHtml(words)}</pre>`, words })),
  ),
}));

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
const wordsOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const withoutSpaces = (words: string): string => words.replace(/[\s\u2060•]/g, '');

test('a page and its rich text have the same words', () => {
  checkProperty(
    fc.property(page, ({ html, words }) => {
      expect(withoutSpaces(wordsOf(renderRichText(read(html))))).toBe(withoutSpaces(words));
    }),
    { numRuns: 300 },
  );
});

test('huge inputs are read without delay', () => {
  for (const piece of PIECES) read(`<p>a</p>${piece.repeat(10_000)}`);
  for (const piece of [
    '<b>x</b>',
    '<p>x</p>',
    '<li>x',
    '<td>x',
    'x<sup>2</sup>',
    '\\(x\\)',
    '- x<br>',
    'a*b* ',
  ]) {
    read(`<p>a</p>${piece.repeat(10_000)}`);
    read(`<table><tr><td>a</td><td>${piece.repeat(5000)}`);
  }
});
