import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'vitest';
import { toQuestion } from '../../../../shared/question/from-draft';
import { questionSchema } from '../../../../shared/question/schema';
import { validateQuestion } from '../../../../shared/question/validate';
import { checkProperty } from '../../../testing/property';
import { readQti } from './read-qti';

const SAMPLES = join(import.meta.dirname, '../../../../tests/import/samples');
const texts = [
  ...['qti12/canvas-quiz.xml', 'qti12/blackboard-pool/res00001.dat', 'qti12/d2l-quiz.xml'],
  ...['qti12/respondus.xml', 'qti2/cloze.xml', 'qti2/number.xml', 'qti2/associate.xml', 'qti2/several.xml'],
  ...['qti2/tao-package/items/gapmatch/qti.xml', 'qti2/tao-package/items/match/qti.xml'],
].map((path) => readFileSync(join(SAMPLES, path), 'utf8'));

const pieces = [
  ...[
    '<',
    '>',
    '&',
    '&eacute;',
    '&#0;',
    '&#x110000;',
    ']]>',
    '<![CDATA[',
    '<!--',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
  ],
  ...[
    '</item>',
    '<item ident="x">',
    '<assessmentItem>',
    '<varequal respident="x">y</varequal>',
    '<p>',
    '</p>',
  ],
  ...[
    '"',
    "'",
    ' ident=""',
    'NaN',
    '1e400',
    '-1',
    '_____',
    '[x]',
    '\uE0F00\uE0F1',
    '\u0000',
    '\ud800',
    '__proto__',
  ],
];

/** Whether all lines exist in the file, and every question without a problem can be stored. */
function isSound(text: string): boolean {
  const { questions, skipped } = readQti(text);
  const last = text.split('\n').length + 1;
  const fine = questions.filter(
    ({ draft, problems }) =>
      problems.length === 0 && validateQuestion(draft, { useQuestionTimer: false }).length === 0,
  );
  return (
    [...questions, ...skipped].every(({ line }) => line >= 1 && line <= last) &&
    fine.every(({ draft }) => questionSchema.safeParse(toQuestion(draft, 'q', null)).success)
  );
}

test('a file with a piece removed, repeated or inserted is read without an exception', () => {
  const places = fc.constantFrom(...texts).chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
  checkProperty(
    fc.property(
      places,
      fc.constantFrom(...pieces),
      fc.integer({ min: -10, max: 30 }),
      ([text, at], piece, lost) => isSound(text.slice(0, at) + piece + text.slice(at + lost)),
    ),
    { numRuns: 300 },
  );
});

test('very many and very deep elements are read without delay', () => {
  const many = 30_000;
  const item = (inside: string) => `<questestinterop><item ident="a">${inside}</item></questestinterop>`;
  for (const text of [
    '<questestinterop>'.repeat(many),
    '<item>'.repeat(many),
    `<questestinterop>${'<item ident="a">&'.repeat(many)}`,
    item(`<presentation>${'<response_str ident="a"/>'.repeat(many)}</presentation>`),
    item(
      `<presentation><response_lid ident="r">${'<response_label ident="a"/>'.repeat(many)}</response_lid></presentation>`,
    ),
    item(
      `<resprocessing>${'<respcondition><conditionvar><varequal respident="a">b</varequal></conditionvar><setvar>1</setvar></respcondition>'.repeat(many / 5)}</resprocessing>`,
    ),
    item(
      `<presentation><material><mattext>${'[a'.repeat(many)}${'_'.repeat(many)}</mattext></material></presentation>`,
    ),
    `<assessmentItem><itemBody>${'<textEntryInteraction responseIdentifier="a"/>'.repeat(many)}</itemBody></assessmentItem>`,
    `<assessmentItem><itemBody><choiceInteraction>${'<simpleChoice identifier="a"/>'.repeat(many)}</choiceInteraction></itemBody></assessmentItem>`,
  ])
    readQti(text);
});
