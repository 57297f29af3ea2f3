import { expect, test } from 'vitest';
import { IMPORT_MAXIMUM_QUESTIONS } from '../../../shared/constants';
import { importMessages } from '../../../shared/import/messages';
import { readText } from './text-formats';

const drafts = (text: string, name = '') =>
  readText(text, { name, as: {} }).questions.map(({ draft }) => draft);
const formatOf = (text: string, name = '') => readText(text, { name, as: {} }).format;

const moodleQuestion = (text: string) =>
  `<question type="truefalse"><questiontext><text>${text}</text></questiontext>
  <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`;

test.each([
  ['a choice whose right option stands first', 'The frogs ____ in spring.{~=sing~sings}'],
  ['a choice beside bold words', '**Read** this.\n\nOur frog {~=sings~sing}.\n\nFrogs {~=sing~sings}.'],
  ['code in a titled essay', '::Sum:: [html]<pre>int sum(int a) {\n  return a;\n}</pre>\n\n{}'],
  ['gaps as Moodle’s Cloze has them', 'In may we {1:SHORTANSWER:=swam} and {:MC:~ran~=run}.'],
])('GIFT is recognised by %s', (_, text) => {
  expect(formatOf(text)).toBe('gift');
});

test('a file named as GIFT is read as GIFT, whatever its content', () => {
  expect(formatOf('Say why: so {yes}', 'week-3.gift')).toBe('gift');
  expect(formatOf('Say why: so {yes}', 'week-3.txt')).toBe('text');
});

test('typed questions with braces and tags stay typed', () => {
  expect(formatOf('1. Is {1, 2} a set?\na) yes\nb) no\nAnswer: a')).toBe('text');
  expect(drafts('1. <br> makes\na) a line\nb) a page\nAnswer: a')).toMatchObject([{ type: 'mcq' }]);
});

test.each(['cases', 'align*', 'pmatrix', 'equation', 'tabular', 'tikzpicture'])(
  'a piece of LaTeX in a typed paper is none: %s',
  (name) => {
    const formula = `\\begin{${name}}\na + b = 3 \\\\\na - b = 1\n\\end{${name}}`;
    expect(drafts(`1. Solve\n${formula}\na) 2, 1\nb) 1, 2\nAnswer: a`)).toMatchObject([
      { type: 'mcq', correctAnswer: '2, 1' },
    ]);
  },
);

test('numbered tasks with more code than words are no program', () => {
  const code = 'let a = 1;\nif (a) {\n  a = 2;\n  b(a);\n}';
  expect(drafts(`1. What does this do?\n\n${code}\n\n2. And this?\n\n${code}`)).toHaveLength(2);
});

test('escaped braces are the sign of a GIFT question', () => {
  const text = 'Is 3 in $\\{1,2\\}$ ? {F}\n\nHalf of \\(\\frac\\{1\\}\\{2\\}\\) is {=1/4 ~1}';
  expect(formatOf(text)).toBe('gift');
  expect(drafts(text)).toMatchObject([{ correctAnswer: 'False' }, { options: ['1/4', '1'] }]);
});

test.each([
  ['gift', 'Here it is:\n\n', '::Snow:: Snow is {=white ~red}\n\n::Coal:: Coal is {=black ~red}'],
  ['csv', '', 'Question,A,B,Answer\nColour of snow?,white,red,A\nColour of coal?,red,black,B'],
  [
    'aiken',
    '',
    'Colour of snow?\nA. white\nB. red\nANSWER: A\n\nColour of coal?\nA. red\nB. black\nANSWER: B',
  ],
  [
    'text',
    'Your quiz:\n',
    '1. Colour of snow?\na) white\nb) red\nAns: a\n2. Of coal?\na) red\nb) black\nAns: b',
  ],
  ['moodle-xml', '', `<?xml version="1.0"?>\n<quiz>${moodleQuestion('So?')}${moodleQuestion('No?')}</quiz>`],
])('%s between fences is read as that', (format, before, file) => {
  const text = `${before}\`\`\`${format}\n${file}\n\`\`\`\n`;
  expect(formatOf(text)).toBe(format);
  expect(drafts(text)).toHaveLength(2);
  expect(JSON.stringify(drafts(text))).not.toContain('`');
});

test('fenced code stays in its question', () => {
  const text =
    'What does it print?\n\n```js\nconst sum = [1, 2, 3].reduce((a, b) => a + b, 0);\nlog(sum, "x");\n```';
  expect(drafts(text)).toMatchObject([{ text }]);
});

test('items of QTI 1.2 are read without their root', () => {
  const label = (ident: string) =>
    `<response_label ident="${ident}"><material><mattext>${ident}</mattext></material></response_label>`;
  const item = `<item ident="i"><presentation><material><mattext>Snow is</mattext></material>
    <response_lid ident="r" rcardinality="Single"><render_choice>${label('white')}${label('red')}</render_choice></response_lid>
    </presentation><resprocessing><outcomes><decvar/></outcomes><respcondition><conditionvar><varequal respident="r">white</varequal>
    </conditionvar><setvar action="Set">1</setvar></respcondition></resprocessing></item>`;
  for (const text of [
    item,
    `<section>${item}</section>`,
    `<assessment><section>${item}</section></assessment>`,
  ])
    expect(drafts(text)).toMatchObject([{ type: 'mcq', text: 'Snow is', correctAnswer: 'white' }]);
  expect(() => readText('<item><title>So?</title></item>')).toThrow(importMessages.markup);
});

test('Moodle questions without their root are read, one or several', () => {
  expect(drafts(`<?xml version="1.0"?>\n${moodleQuestion('Ice floats.')}`)).toMatchObject([
    { text: 'Ice floats.' },
  ]);
  const two = moodleQuestion('Ice floats.') + moodleQuestion('Lead floats.');
  expect(drafts(two)).toHaveLength(2);
  expect(drafts(`<bank>${two}</bank>`)).toHaveLength(2);
});

test.each([
  ['a manifest', '<?xml version="1.0"?>\n<manifest identifier="m"><resources/></manifest>', 'markup'],
  ['a page of the web', '<!doctype html>\n<title>1. What?</title>\n<p>a) this</p>', 'markup'],
  ['a drawing', '<svg viewBox="0 0 1 1">\n<path d="M0 0"/>\n</svg>', 'markup'],
  ['LaTeX', '\\documentclass{exam}\n\\begin{document}\nWhat is it?\n\\end{document}', 'markup'],
  ['a list of LaTeX', '\\item What is ice?\n\\item What is snow?', 'markup'],
  ['a program', 'let a = 1;\nif (a) {\n  a = 2;\n  b = 3;\n}\nc();', 'code'],
] as const)('%s is refused, and never a typed question', (_, text, reason) => {
  expect(() => readText(text)).toThrow(importMessages[reason]);
});

test('a text of two possible formats is read as the one that leaves less work, and both are offered', () => {
  const text =
    'One is odd.{T}\n\n1. Two is\na) odd\nb) even\nAnswer: b\n\n2. Six is\na) even\nb) odd\nAnswer: a';
  const reading = readText(text);
  expect(reading).toMatchObject({ format: 'text', choices: { formats: ['gift', 'text'] } });
  const asked = readText(text, { name: '', as: { format: 'gift' } });
  expect(asked).toMatchObject({ format: 'gift', choices: { formats: ['gift', 'text'] } });
  expect(asked.questions).toHaveLength(1);
  expect(readText('$CATEGORY: a\n\nOne is odd.{T}').choices).toBeUndefined();
});

test.each([
  ['GIFT', 'One is odd.{T}\n\n'],
  ['Moodle XML', moodleQuestion('So?')],
])('%s is read up to one question too many', (_, question) => {
  const { questions } = readText(question.repeat(IMPORT_MAXIMUM_QUESTIONS + 20));
  expect(questions).toHaveLength(IMPORT_MAXIMUM_QUESTIONS + 1);
});

test('a line of a megabyte is not a question', () => {
  expect(() => readText('a {=b ~c} '.repeat(100_000))).not.toThrow();
  expect(readText('a {=b ~c} '.repeat(100_000), { name: '', as: { format: 'gift' } }).questions).toEqual([]);
});
