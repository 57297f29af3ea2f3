import { expect, test } from 'vitest';
import { readQti } from '../../shared/import/qti/read-qti';
import { inOneLine } from './qti-samples';

const MAP_RESPONSE =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';

interface Item2 {
  readonly declared: string;
  readonly key: string;
  readonly body: string;
  readonly processing?: string;
}
/** An item of version 2 with one place for an answer. */
const item2 = ({ declared, key, body, processing = MAP_RESPONSE }: Item2): string =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="">
  <responseDeclaration identifier="R" ${declared}>${key}</responseDeclaration>
  <itemBody>${body}</itemBody>${processing}</assessmentItem>`;

const mapping = (entries: Readonly<Record<string, number>>): string =>
  `<mapping defaultValue="0">${Object.entries(entries)
    .map(([key, points]) => `<mapEntry mapKey="${key}" mappedValue="${points}"/>`)
    .join('')}</mapping>`;

/** An item of version 1.2 with the rules of its marking. */
const item1 = (presentation: string, rules: string, metadata = ''): string =>
  `<questestinterop><item ident="i">${metadata}<presentation>${presentation}</presentation><resprocessing>
  <outcomes><decvar varname="SCORE" maxvalue="100" minvalue="0"/></outcomes>${rules}</resprocessing></item></questestinterop>`;

const field = (name: string, text: string): string =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${text}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
const rule = (condition: string, credit: number): string =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">${credit}</setvar></respcondition>`;
const equal = (value: string, more = ''): string => `<varequal respident="R"${more}>${value}</varequal>`;
const words = (text: string): string => `<material><mattext>${text}</mattext></material>`;
const entry =
  '<response_str ident="R" rcardinality="Single"><render_fib><response_label ident="A"/></render_fib></response_str>';

function read(text: string) {
  const { questions, skipped } = readQti(text);
  expect(skipped).toEqual([]);
  const [question] = questions;
  if (!question || questions.length > 1) throw new Error('There is not exactly one question.');
  return {
    line: inOneLine(question),
    problems: question.problems,
    notes: question.notes,
    draft: question.draft,
  };
}

const SLIDER =
  '<sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="9"><prompt>How many?</prompt></sliderInteraction>';
const LIST =
  '<p>Blood is <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="a">red</inlineChoice><inlineChoice identifier="b">pink</inlineChoice><inlineChoice identifier="c">green</inlineChoice></inlineChoiceInteraction>.</p>';
const ENTRY = '<p>Blood is <textEntryInteraction responseIdentifier="R"/>.</p>';
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

test('what a mapping cuts off at its upper bound is right in full', () => {
  const key = mapping({ 3: 1, 4: 2 }).replace('<mapping', '<mapping upperBound="1"');
  const found = read(item2({ declared: 'cardinality="single" baseType="integer"', key, body: SLIDER }));
  expect([found.draft.correctAnswer, found.notes]).toEqual([[4, 3], []]);
});

test('pairs that are all declared as correct stay a choice of the teacher', () => {
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

test('a rule about all gaps makes no share of what single gaps accept', () => {
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

test('a pattern of Canvas is a problem and no key; a part of an answer and a near miss are notes', () => {
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

test('a pattern at a single field is a problem beside the words that are right', () => {
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

test('the form that an answer must have is a note beside its key', () => {
  const body = ENTRY.replace('"R"/>', '"R" patternMask="[a-z]+"/>');
  const key = '<correctResponse><value>red</value></correctResponse>';
  const found = read(item2({ declared: 'cardinality="single" baseType="string"', key, body }));
  expect([found.draft.correctAnswer, found.problems]).toEqual(['red', []]);
  expect(found.notes).toEqual(['The file takes only answers of a certain form, “[a-z]+”.']);
});

test('names of version 3 are read inside a root of version 2, and the other way round', () => {
  const choice = (prefix: 'qti-' | '') => {
    const [interaction, option] = prefix
      ? ['qti-choice-interaction', 'qti-simple-choice']
      : ['choiceInteraction', 'simpleChoice'];
    return `<${interaction} response-identifier="R" max-choices="1"><${prefix}prompt>Which swims?</${prefix}prompt>
      <${option} identifier="a">Hen</${option}><${option} identifier="b">Cod</${option}></${interaction}>`;
  };
  const key = '<qti-correct-response><qti-value>b</qti-value></qti-correct-response>';
  const inOld = read(
    item2({
      declared: 'cardinality="single" base-type="identifier"',
      key,
      body: `<div>${choice('qti-')}</div>`,
    }),
  );
  const inNew = read(
    `<qti-assessment-item identifier="i"><qti-response-declaration identifier="R" baseType="identifier" cardinality="single">${key}</qti-response-declaration><itemBody>${choice('')}</itemBody></qti-assessment-item>`,
  );
  expect([inOld.line, inNew.line]).toEqual(Array(2).fill('mcq 1: Which swims? = Cod'));
});
