import { expect, test } from 'vitest';
import { readQti } from '../../server/rules/import/qti/read-qti';
import { item2, read as only } from './qti-made-up';
import { inOneLine } from './qti-samples';

const field = (name: string, text: string): string =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${text}</fieldentry></qtimetadatafield>`;
const item = (metadata: string, presentation: string, rules: string): string =>
  `<questestinterop><item ident="i"><itemmetadata><qtimetadata>${metadata}</qtimetadata></itemmetadata>
  <presentation><flow>${presentation}</flow></presentation><resprocessing><outcomes><decvar varname="que_score" vartype="Decimal"/></outcomes>${rules}</resprocessing></item></questestinterop>`;
const words = (text: string): string =>
  `<material><mattext texttype="text/html">${text}</mattext></material>`;
const rule = (condition: string, credit: number): string =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar varname="que_score" action="Set">${credit}</setvar></respcondition>`;
const is = (ident: string, text: string): string =>
  `<varequal respident="${ident}" case="No">${text}</varequal>`;

function read(text: string) {
  const { questions, skipped } = readQti(text);
  expect(skipped).toEqual([]);
  return questions.map((question) => [inOneLine(question), ...question.problems]);
}

const RESPONDUS = field('respondusapi_qtype', 'fillInMultiple') + field('respondusapi_qpoints', '6.00');

test('Respondus gaps named only in its rules get their words and marks', () => {
  const all = `<and><or>${is('[metal]', 'iron')}${is('[metal]', 'Fe')}</or><or>${is('[gas]', 'oxygen')}</or></and>`;
  const text = 'Rust is [metal] that took up [gas], see [1].';
  expect(read(item(RESPONDUS, words(text), rule(all, 100)))).toEqual([
    ['cloze 6: Rust is _____ that took up _____, see [1]. = 1: iron or Fe; 2: oxygen'],
  ]);
});

test('gaps named by rules without brackets, with separate marks, are gaps too', () => {
  const rules = rule(is('sea', 'North'), 50) + rule(is('land', 'Denmark'), 50);
  expect(read(item('', words('The [sea] Sea lies beside [land].'), rules))).toEqual([
    ['cloze 50, partly: The _____ Sea lies beside _____. = 1: North; 2: Denmark'],
  ]);
});

test('brackets without a rule stay in a text without a question', () => {
  const { questions, skipped } = readQti(item('', words('Read [chapter] first.'), ''));
  expect([questions.length, skipped.length]).toEqual([0, 1]);
});

test('the marks of Respondus take precedence over its score', () => {
  const entry = '<response_str ident="R"><render_fib><response_label ident="A"/></render_fib></response_str>';
  const metadata = field('respondusapi_qpoints', '2.50');
  for (const score of [1, 100])
    expect(read(item(metadata, words('Which gas burns?') + entry, rule(is('R', 'hydrogen'), score)))).toEqual(
      [['short 3: Which gas burns? = hydrogen']],
    );
});

const vista = (text: string): string =>
  `<material><mat_extension><webct:localizable_mattext xmlns:webct="http://www.webct.com/vista/assessment">${text}</webct:localizable_mattext></mat_extension></material>`;

test("Vista's extension elements are read as texts of questions and options", () => {
  const options = ['Ash', 'Elm &amp; oak'].map(
    (text, at) => `<response_label ident="MC${at}">${vista(text)}</response_label>`,
  );
  const choice = `<response_lid ident="MC" rcardinality="Single"><render_choice>${options.join('')}</render_choice></response_lid>`;
  const metadata = field('wct_questiontype', 'WCT_MultipleChoice');
  expect(
    read(item(metadata, vista('Which is &lt;b&gt;one&lt;/b&gt; tree?') + choice, rule(is('MC', 'MC0'), 50))),
  ).toEqual([['mcq 1: Which is **one** tree? = Ash']]);
});

test.each([
  ['version 1.2', (name: string) => `<response_label ident="${name}">${words('')}</response_label>`],
  ['version 1.2 without a material', (name: string) => `<response_label ident="${name}"/>`],
])('an option without a text is true or false by its name, in %s', (_, label) => {
  const choice = `<response_lid ident="TF" rcardinality="Single"><render_choice>${label('true')}${label('false')}</render_choice></response_lid>`;
  expect(read(item('', words('Whales are fish.') + choice, rule(is('TF', 'false'), 100)))).toEqual([
    ['mcq 1: Whales are fish. = False'],
  ]);
});

test('in version 2 an option without text is true or false by its name', () => {
  const text = `<assessmentItem identifier="i"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>true</value></correctResponse></responseDeclaration>
  <itemBody><p>Bats are mammals.</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="true"><p></p></simpleChoice><simpleChoice identifier="false"><p></p></simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  expect(read(text)).toEqual([['mcq 1: Bats are mammals. = True']]);
});

test('sides listed by Vista apart from the letters of its pairs are read, including one without a pair', () => {
  const sides = ['calf', 'kitten', 'foal'].map(
    (text, at) => `<webct:matching_text_ext label="${'abc'[at]}">${vista(text)}</webct:matching_text_ext>`,
  );
  const listed = `<material><mat_extension><webct:matching_ext_flow xmlns:webct="urn:w" labelType="alphabet">${sides.join('')}</webct:matching_ext_flow></mat_extension></material>`;
  const letters = ['a', 'b', 'c'].map(
    (text) => `<response_label ident="L_${text}">${words(text)}</response_label>`,
  );
  const place = (name: string, left: string) =>
    `<response_grp ident="${name}" rcardinality="Multiple">${vista(left)}<render_choice>${letters.join('')}</render_choice></response_grp>`;
  const metadata = field('wct_questiontype', 'WCT_Matching');
  const rules = rule(is('M0', 'L_b'), 50) + rule(is('M1', 'L_a'), 50);
  for (const asked of [
    place('M0', 'cat') + place('M1', 'cow') + listed,
    listed + place('M0', 'cat') + place('M1', 'cow'),
  ]) {
    const text = item(metadata, vista('Whose young?') + asked, rules);
    expect(read(text)).toEqual([['match 1, partly: Whose young? = cat → kitten; cow → calf']]);
    expect(readQti(text).questions[0]?.draft).toMatchObject({ right: ['calf', 'kitten', 'foal'] });
  }
});

test('a Vista field with empty rules gets the answers listed next to it', () => {
  const answers = [
    ['Aral', 'EQUALS', '100.0'],
    ['Arals', 'EQUALS', '50.0'],
    ['Ara', 'CONTAINS', '100.0'],
  ].flatMap(([text = '', comparison = '', credit = ''], at) => [
    field(`wct_answer_text${at + 1}`, text),
    field(`wct_comparison_type${at + 1}`, comparison),
    field(`wct_value${at + 1}`, credit),
  ]);
  const entry =
    '<response_str ident="SA01"><render_fib><response_label ident="A1"/></render_fib></response_str>';
  const metadata = field('wct_questiontype', 'WCT_ShortAnswer') + answers.join('');
  expect(read(item(metadata, words('Which lake shrank?') + entry, ''))).toEqual([
    ['short 1: Which lake shrank? = Aral / Ara'],
  ]);
});

test("Vista's words to be ordered keep their sentence", () => {
  const label = (name: string, text: string) =>
    `<response_label ident="${name}">${words(text)}</response_label>`;
  const jumbled = `<response_lid ident="J" rcardinality="Ordered"><render_extension><ims_render_object>${words('First comes')}${label('A', 'dusk')}${words('and then')}${label('B', 'dawn')}</ims_render_object></render_extension></response_lid>`;
  const rules = rule(is('J', 'B') + is('J', 'A'), 100);
  expect(
    read(item(field('wct_questiontype', 'WCT_JumbledSentence'), words('Fill in.') + jumbled, rules)),
  ).toEqual([['order 1: Fill in. /  / First comes _____ and then _____ = dawn, dusk']]);
});

test('a Vista field with a pattern is a problem, and one with a partial match gets its word', () => {
  const entry =
    '<response_str ident="SA01"><render_fib><response_label ident="A1"/></render_fib></response_str>';
  const metadata = field('wct_questiontype', 'WCT_ShortAnswer');
  const pattern =
    '<var_extension><webct:vararegexp xmlns:webct="urn:w" respident="SA01">sa[xk]ony</webct:vararegexp></var_extension>';
  expect(read(item(metadata, words('Which land?') + entry, rule(pattern, 100)))).toEqual([
    [
      'short 1: Which land? = ',
      'The file checks by a pattern, “sa[xk]ony”. Write the answers that are right.',
    ],
  ]);
  const part = '<varsubset respident="SA01">Saxony</varsubset>';
  expect(read(item(metadata, words('Which land?') + entry, rule(part, 100)))).toEqual([
    ['short 1: Which land? = Saxony'],
  ]);
});

test('names of version 3 are read inside a root of version 2, and vice versa', () => {
  const choice = (prefix: 'qti-' | '') => {
    const [interaction, option] = prefix
      ? ['qti-choice-interaction', 'qti-simple-choice']
      : ['choiceInteraction', 'simpleChoice'];
    return `<${interaction} response-identifier="R" max-choices="1"><${prefix}prompt>Which swims?</${prefix}prompt>
      <${option} identifier="a">Hen</${option}><${option} identifier="b">Cod</${option}></${interaction}>`;
  };
  const key = '<qti-correct-response><qti-value>b</qti-value></qti-correct-response>';
  const inOld = only(
    item2({
      declared: 'cardinality="single" base-type="identifier"',
      key,
      body: `<div>${choice('qti-')}</div>`,
    }),
  );
  const inNew = only(
    `<qti-assessment-item identifier="i"><qti-response-declaration identifier="R" baseType="identifier" cardinality="single">${key}</qti-response-declaration><itemBody>${choice('')}</itemBody></qti-assessment-item>`,
  );
  expect([inOld.line, inNew.line]).toEqual(Array(2).fill('mcq 1: Which swims? = Cod'));
});
