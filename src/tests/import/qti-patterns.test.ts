import { expect, test } from 'vitest';
import { ENTRY, entry, equal, field, item1, item2, read, rule, words } from './qti-made-up';

test('a Canvas pattern is a problem instead of a key; partial and near matches get notes', () => {
  const gap = (name: string, algorithm: string, text: string) =>
    `<response_lid ident="response_${name}">${words(text)}<render_choice><response_label ident="${name}-0" scoring_algorithm="${algorithm}" answer_type="openEntry">${words(text)}</response_label></render_choice></response_lid>`;
  const found = read(
    item1(
      words('Snow is [p], [q], [r] and [s].') +
        gap('p', 'TextRegex', '^wh?ite$') +
        gap('q', 'TextContainsAnswer', 'cold') +
        gap('r', 'TextCloseEnough', 'crystalline') +
        gap('s', 'TextInChoices', 'wet'),
      ['p', 'q', 'r', 's']
        .map((name) => rule(`<varequal respident="response_${name}">${name}-0</varequal>`, 25))
        .join(''),
      field('question_type', 'fill_in_multiple_blanks_question'),
    ),
  );
  expect(found.draft.correctAnswer).toEqual([[], ['cold'], ['crystalline'], ['wet']]);
  expect(found.problems).toEqual([
    'The file checks by a pattern, “^wh?ite$”. Write the answers that are right.',
  ]);
  expect(found.notes).toEqual([
    'In the file an answer only had to contain “cold”.',
    'In the file “crystalline” is right with a slip of the pen, too.',
  ]);
});

test('a pattern for a single field is a problem in addition to the right words', () => {
  const regex = equal('colou?r', ' scoring_algorithm="TextRegex"');
  const rules = rule(regex, 100) + rule(equal('hue'), 100);
  const found = read(
    item1(words('Another word for tint?') + entry, rules, field('question_type', 'short_answer_question')),
  );
  expect(found.line).toBe('short 1: Another word for tint? = hue');
  expect(found.problems).toHaveLength(1);
  const alone = read(item1(words('Another word for tint?') + entry, rule(regex, 100)));
  expect([alone.draft.type, alone.draft.correctAnswer, alone.problems]).toEqual([
    'short',
    '',
    found.problems,
  ]);
});

const VARIABLE = '<variable identifier="R"/>';
const marked = (condition: string): string =>
  `<responseProcessing><responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
const value = (text: string): string => `<baseValue baseType="string">${text}</baseValue>`;

test.each([
  [
    `<patternMatch pattern="^gr[ae]y$">${VARIABLE}</patternMatch>`,
    '',
    ['The file checks by a pattern, “^gr[ae]y$”. Write the answers that are right.'],
    [],
  ],
  [
    `<substring caseSensitive="false">${value('grey')}${VARIABLE}</substring>`,
    'grey',
    [],
    ['In the file an answer only had to contain “grey”.'],
  ],
  [
    `<stringMatch caseSensitive="false" substring="true">${VARIABLE}${value('grey')}</stringMatch>`,
    'grey',
    [],
    ['In the file an answer only had to contain “grey”.'],
  ],
  [
    `<stringMatch caseSensitive="true">${VARIABLE}${value('Grey')}</stringMatch>`,
    'Grey',
    [],
    ['In the file capital letters matter.'],
  ],
])('the rule %s of version 2 gives the key %j', (condition, key, problems, notes) => {
  const found = read(
    item2({
      declared: 'cardinality="single" baseType="string"',
      key: '',
      body: ENTRY,
      processing: marked(condition),
    }),
  );
  expect([found.draft.correctAnswer, found.problems, found.notes]).toEqual([key, problems, notes]);
});

test('the required form of an answer becomes a note on its key', () => {
  const body = ENTRY.replace('"R"/>', '"R" patternMask="[a-z]+"/>');
  const key = '<correctResponse><value>red</value></correctResponse>';
  const found = read(item2({ declared: 'cardinality="single" baseType="string"', key, body }));
  expect([found.draft.correctAnswer, found.problems]).toEqual(['red', []]);
  expect(found.notes).toEqual(['The file takes only answers of a certain form, “[a-z]+”.']);
});
