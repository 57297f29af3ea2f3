import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextIssues } from '../../client/rules/rich-text/issues';
import { checkProperty } from '../../server/testing/property';
import { formulaIssue } from '../../shared/rich-text/formula';
import { formattedText, renderRichText } from '../../shared/rich-text/render';
import { faultsOf, parsed } from './allowed-html';
import { attacks, formulaAttacks, unmarkedPayloads } from './attacks';
import { formulas } from './formulas';

const UPLOAD = '![x](abcdefghijklmnopqrstuvwx)';

test('forbidden output is detected', () => {
  for (const html of [
    '<b>x</b>',
    '<p onclick="x">y</p>',
    '<math><mi href="x">x</mi></math>',
    '<i',
    '<img src="//x">',
  ])
    expect(faultsOf(html)).not.toEqual([]);
  expect(faultsOf('<ol class="other"><li>x</li></ol>')).not.toEqual([]);
});

test('none of more than a thousand attacks produces a forbidden element or attribute', () => {
  expect(attacks.length).toBeGreaterThan(1000);
  const got = attacks.flatMap((text) => {
    const faults = faultsOf(renderRichText(text));
    return faults.length > 0 ? [{ text, faults }] : [];
  });
  expect(got).toEqual([]);
});

test('an attack without markup is displayed as typed', () => {
  expect(unmarkedPayloads.length).toBeGreaterThan(50);
  for (const payload of unmarkedPayloads) {
    expect(parsed(renderRichText(payload)).textContent).toBe(payload);
    expect(parsed(renderRichText(`**${payload}**`)).textContent).toBe(payload);
    expect(formattedText(payload)).toBeUndefined();
  }
});

test('formulas produce only allowed MathML, with known classes', () => {
  expect(formulas.flatMap((tex) => faultsOf(renderRichText(`$${tex}$ $$${tex}$$`)))).toEqual([]);
});

test('commands with addresses, attributes or definitions are refused with a message', () => {
  const refused =
    /^\\(href|url|html|class|cssId|style|includegraphics|[gex]?def|newcommand|renewcommand|let|input|write|require)/;
  const some = formulaAttacks.filter((tex) => refused.test(tex));
  expect(some.length).toBeGreaterThan(15);
  expect(some.filter((tex) => formulaIssue(tex) === undefined)).toEqual([]);
});

const piece = fc.oneof(
  fc.constantFrom(
    '*',
    '**',
    '_',
    '___',
    '`',
    '```',
    '$',
    '$$',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '|',
    '\n',
    '\n\n',
  ),
  fc.constantFrom(
    '- ',
    '1. ',
    '2) ',
    '    ',
    '\t',
    '|---|---|\n',
    '<',
    '>',
    '&',
    '"',
    "'",
    '<b>',
    '</p>',
    '\0',
    '\r\n',
  ),
  fc.constantFrom(
    '\\frac{',
    '}',
    '^',
    '{',
    '\\text{',
    '\\ce{',
    '\\begin{matrix}',
    '\\end{matrix}',
    '&',
    '\\\\',
    UPLOAD,
  ),
  fc.constantFrom(...attacks.slice(0, 60), ...formulas.slice(0, 20)),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const madeUp = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

test('any text produces only allowed output, throws no error, and always gives the same result', () => {
  checkProperty(
    fc.property(madeUp, (text) => {
      const html = renderRichText(text);
      expect(faultsOf(html)).toEqual([]);
      expect(renderRichText(text)).toBe(html);
      for (const issue of richTextIssues(text)) expect(issue).not.toBe('');
    }),
    { numRuns: 600 },
  );
});

test('a text of letters, digits and ordinary punctuation is the same, rich or plain', () => {
  const word = fc.stringMatching(/^[A-Za-zé0-9.,;:!?()'"%=+<>&/-]{1,12}$/);
  checkProperty(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
      expect(formattedText(words.join(' '))).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

const LENGTH = 10_000;
test.each([
  ['brackets', '['.repeat(LENGTH)],
  ['pictures', '![a]('.repeat(LENGTH / 5)],
  ['stars', '*a '.repeat(LENGTH / 3)],
  ['stars that close', `${'*a '.repeat(LENGTH / 6)}${'b* '.repeat(LENGTH / 6)}`],
  ['stars of all lengths', '*a **b ***c '.repeat(LENGTH / 12)],
  ['underscores', '_a '.repeat(LENGTH / 3)],
  ['backticks', Array.from({ length: 140 }, (_, at) => '`'.repeat(at)).join('a')],
  ['dollars', '$a '.repeat(LENGTH / 3)],
  ['double dollars', '$$a '.repeat(LENGTH / 4)],
  ['displays', '\n$$\n- a\n'.repeat(LENGTH / 9)],
  ['backslashes', '\\'.repeat(LENGTH)],
  ['nested bullets', '- '.repeat(LENGTH / 2)],
  ['nested lists', Array.from({ length: 98 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n')],
  ['lists in turn', '- a\n1. b\n'.repeat(LENGTH / 9)],
  ['numbers', Array.from({ length: 1400 }, (_, at) => `${at + 1}. a`).join('\n')],
  ['blank lines', '\n'.repeat(LENGTH)],
  ['spaces', ' '.repeat(LENGTH)],
  ['a wide table', `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n`],
  ['half a table', `${'|a'.repeat(3000)}|\n${'|-'.repeat(1900)}`],
  ['fences', '```\n'.repeat(LENGTH / 4)],
  ['angle brackets', '<a '.repeat(LENGTH / 3)],
  ['a deep formula', `$${'{'.repeat(499)}${'}'.repeat(499)}$`],
  ['deep fractions', `$${'\\frac{1}{'.repeat(90)}x${'}'.repeat(90)}$`],
  ['many formulas', '$x$ '.repeat(LENGTH / 4)],
  ['a long formula', `$${'x+'.repeat(LENGTH / 2)}$`],
  ['a formula that repeats itself', '$\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\c$'],
])('ten thousand signs are rendered: %s', (_, text) => {
  expect(faultsOf(renderRichText(text))).toEqual([]);
  expect(richTextIssues(text).join(' ')).toEqual(expect.any(String));
});
