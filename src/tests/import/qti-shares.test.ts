import { expect, test } from 'vitest';
import { ENTRY, entry, equal, item1, item2, mapping, read, rule, words } from './qti-made-up';

const SLIDER =
  '<sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="9"><prompt>How many?</prompt></sliderInteraction>';
const LIST =
  '<p>Blood is <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="a">red</inlineChoice><inlineChoice identifier="b">pink</inlineChoice><inlineChoice identifier="c">green</inlineChoice></inlineChoiceInteraction>.</p>';
const GAPS =
  '<gapMatchInteraction responseIdentifier="R"><gapText identifier="w">wind</gapText><gapText identifier="s">sand</gapText><p>Dunes are made by <gap identifier="g"/>.</p></gapMatchInteraction>';
const SETS =
  '<matchInteraction responseIdentifier="R"><simpleMatchSet><simpleAssociableChoice identifier="k">Kiwi</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="f">fruit</simpleAssociableChoice><simpleAssociableChoice identifier="b">bird</simpleAssociableChoice><simpleAssociableChoice identifier="s">stone</simpleAssociableChoice></simpleMatchSet></matchInteraction>';

test.each([
  [
    'a slider',
    'cardinality="single" baseType="integer"',
    SLIDER,
    { 3: 1, 4: 2, 5: 1 },
    'slider 2: How many? = 4',
    '3',
  ],
  ['a list', 'cardinality="single" baseType="identifier"', LIST, { b: 0.5, a: 1 }, '= 1: red', 'pink'],
  ['a field', 'cardinality="single" baseType="string"', ENTRY, { rot: 0.5, red: 1 }, '= red', 'rot'],
  ['a number', 'cardinality="single" baseType="float"', ENTRY, { '3.1': 1, '3.14': 2 }, '= 3.14', '3.1'],
  [
    'a word to be put in',
    'cardinality="multiple" baseType="directedPair"',
    GAPS,
    { 's g': 1, 'w g': 2 },
    '= 1: wind',
    'sand',
  ],
  [
    'a pair',
    'cardinality="multiple" baseType="directedPair"',
    SETS,
    { 'k f': 1, 'k b': 2 },
    '= Kiwi → bird',
    'Kiwi → fruit',
  ],
])(
  'of the shares of %s only all marks are right, and the rest is noted',
  (_, declared, body, shares, line, shown) => {
    const found = read(item2({ declared, key: mapping(shares), body }));
    expect(found.line).toContain(line);
    expect(found.line.endsWith(line.split('= ')[1] ?? '')).toBe(true);
    expect(found.problems).toEqual([]);
    expect(found.notes).toContain(`In the file “${shown}” earned 50% of the marks.`);
  },
);

test('a mapping capped at its upper bound counts as fully right', () => {
  const key = mapping({ 3: 1, 4: 2 }).replace('<mapping', '<mapping upperBound="1"');
  const found = read(item2({ declared: 'cardinality="single" baseType="integer"', key, body: SLIDER }));
  expect([found.draft.correctAnswer, found.notes]).toEqual([[4, 3], []]);
});

test('if all pairs are declared as correct, the teacher has to choose', () => {
  const key = `<correctResponse><value>k f</value><value>k b</value></correctResponse>${mapping({ 'k f': 1, 'k b': 2 })}`;
  const found = read(item2({ declared: 'cardinality="multiple" baseType="directedPair"', key, body: SETS }));
  expect(found.problems).toEqual(['“Kiwi” belongs to several answers in the file. Keep one.']);
});

test.each([
  [
    'words',
    entry,
    [rule(equal('Nile'), 100), rule(equal('Niger'), 40)],
    'short 100: Which river? = Nile',
    'Niger',
    40,
  ],
  [
    'numbers',
    '<response_num ident="R"><render_fib fibtype="Decimal"><response_label ident="A"/></render_fib></response_num>',
    [rule(equal('12'), 100), rule('<vargte respident="R">10</vargte><varlte respident="R">14</varlte>', 50)],
    'number 100: Which river? = 12',
    '10 to 14',
    50,
  ],
  [
    'places on a scale',
    '<response_num ident="R"><render_slider lowerbound="0" upperbound="9" step="1"/></response_num>',
    [rule(equal('7'), 50), rule(equal('8'), 100)],
    'slider 100: Which river? = 8',
    '7',
    50,
  ],
])(
  'of the shares of %s in version 1.2 only all marks are right',
  (_, response, rules, line, shown, share) => {
    const found = read(item1(words('Which river?') + response, rules.join('')));
    expect(found.line).toBe(line);
    expect(found.notes).toEqual([`In the file “${shown}” earned ${share}% of the marks.`]);
  },
);

test('a rule about all gaps does not divide the marks among single gaps', () => {
  const gap = (name: string) =>
    `<response_str ident="${name}"><render_fib><response_label ident="${name}1"/></render_fib></response_str>`;
  const both = '<and><varequal respident="P">sun</varequal><varequal respident="Q">moon</varequal></and>';
  const found = read(
    item1(
      words('Day:') + gap('P') + words('night:') + gap('Q'),
      rule(both, 100) + rule('<varequal respident="P">the sun</varequal>', 50),
    ),
  );
  expect(found.draft.correctAnswer).toEqual([['sun', 'the sun'], ['moon']]);
  expect(found.notes).toEqual([]);
});
