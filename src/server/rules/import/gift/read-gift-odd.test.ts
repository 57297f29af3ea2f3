import { expect, test } from 'vitest';
import { readGift } from './read-gift';

const texts = (source: string) => readGift(source).questions.map(({ draft }) => draft.text);
const first = (source: string) => {
  const [question] = readGift(source).questions;
  if (!question) throw new Error('no question');
  return question;
};

test('questions need no blank line between them', () => {
  expect(texts('::A::One?{T}\n::B::Two?{F}')).toEqual(['One?', 'Two?']);
  expect(texts('One is 1.{T}\nTwo is 3.{F}')).toEqual(['One is 1.', 'Two is 3.']);
  expect(texts('Which?\n{\n~a\n=b\n}\n// next\nAnd this\none?\n{=c ~d}')).toEqual([
    'Which?',
    'And this\none?',
  ]);
});

test('a text that continues after its answers stays one question', () => {
  expect(texts('The third {\n~second\n=fourth\n} Thursday\nof November.')).toEqual([
    'The third _____ Thursday\nof November.',
  ]);
});

test('blank lines inside braces, a byte order mark and all line endings are read', () => {
  expect(first('\ufeffWhich?{\r\n\r\n=a\r\n\r\n~b\r\n}\r\n\r\n').draft).toMatchObject({
    options: ['a', 'b'],
  });
  expect(texts('One?{T}\r\rTwo?{F}')).toEqual(['One?', 'Two?']);
});

test('escaped signs are literal', () => {
  const { draft } = first('A\\: \\{x\\} \\= \\~ \\# \\\\ and\\nnew {=\\=5 ~\\~b # a\\#b}');
  expect(draft.text).toBe('A: {x} = ~ # \\ and\nnew');
  expect(draft).toMatchObject({ options: ['=5', '~b'], feedback: { '~b': 'a#b' } });
});

test('a backslash and n are no line break within a formula', () => {
  expect(first('Is $x \\neq \\nu$\\nso? {T}').draft.text).toBe('Is $x \\neq \\nu$\nso?');
});

test('braces of formulas and sets belong to the text', () => {
  const { draft } = first(
    '::L::What is $\\frac{1}{2}$ of {a, b}? {=$\\frac{x_{1}}{2}$ ~\\(\\sqrt{2}\\) ~$x^2=1$}',
  );
  expect(draft.text).toBe('What is $\\frac{1}{2}$ of {a, b}?');
  expect(draft).toMatchObject({ options: ['$\\frac{x_{1}}{2}$', '$\\sqrt{2}$', '$x^2=1$'] });
});

test('code keeps its indentation, and that of the file is removed', () => {
  const code = 'What is printed?\n  if x\\:\n    print(x)\n  {=a#one\n    two ~b}';
  const { draft } = first(code);
  expect(draft.text).toBe('What is printed?\nif x:\n  print(x)');
  expect(draft).toMatchObject({ feedback: { a: 'one\ntwo' } });
  expect(first('[markdown]See:\n\\n    code\n{}').draft.text).toBe('See:\n\n    code');
});

test('empty braces in code are not answers', () => {
  expect(first('Is class A {} a class? {=yes ~no}').draft).toMatchObject({
    ...{ type: 'mcq', text: 'Is class A {} a class?' },
  });
  expect(first('Explain class A {}, please. {}').draft).toMatchObject({
    ...{ type: 'long', text: 'Explain class A {}, please.' },
  });
});

test('money is not a formula', () => {
  expect(first('It costs $5 or $10? {=$5 ~$10}').draft).toMatchObject({ options: ['$5', '$10'] });
});

test.each([
  ['[html]a &lt; b <b>c</b>{T}', 'html'],
  ['a &lt; b <b>c</b>{T}', 'no'],
])('%j is read as HTML', (source) => {
  expect(first(source).draft.text).toMatch(/a .* b .*c/);
  expect(first(source).draft.text).not.toContain('<b>');
});

test('a tag that is the subject of a question is not markup', () => {
  expect(first('Which breaks a line?{=<br> ~<b> ~<a href="x">}').draft).toMatchObject({
    options: ['<br>', '<b>', '<a href="x">'],
  });
});

test('a text declares its format, and its answers may have another', () => {
  const { draft } = first('[markdown]Is **it**?{=[plain]**a** ~**b** ~[x]c}');
  expect(draft).toMatchObject({ text: 'Is **it**?', options: ['\\*\\*a\\*\\*', '**b**', '[x]c'] });
});

test('texts without a question, and unpaired braces, are skipped with their lines', () => {
  const { questions, skipped } = readGift('Read this.\n\n::B::Broken } here\n\nFine?{T}');
  expect(skipped).toEqual([
    { line: 1, type: 'description', reason: 'A text that asks nothing.' },
    {
      line: 3,
      name: 'B',
      type: '',
      reason: 'The braces around its answers cannot be paired. Check every { and }.',
    },
  ]);
  expect(questions.map(({ line }) => line)).toEqual([5]);
});

test('a missing brace affects no other question', () => {
  const { questions } = readGift('::A::One?{=a ~b\n\n::B::Two?{=c ~d}\n\nThree?{=e ~f');
  expect(questions.map(({ draft, problems }) => [draft.text, problems.length])).toEqual([
    ['One?', 1],
    ['Two?', 0],
    ['Three?', 1],
  ]);
  expect(questions[0]?.draft).toMatchObject({ options: ['a', 'b'], correctAnswer: 'a' });
});

test('a pair without an arrow, and answers that fit no gap, are problems', () => {
  expect(first('Match{=a -> b =c}').problems).toEqual(['“c” has no partner: the file has no -> there.']);
  const mixed = first('Match {=a -> b =c -> d} and {=x} it');
  expect(mixed.draft.type).toBe('long');
  expect(mixed.problems).toHaveLength(1);
});

test('a blank line between a text and its answers does not separate them, and texts without answers stay separate', () => {
  expect(texts('::Snow:: Is it white?\n\n\n{\n\n=yes\n\n~no\n}\n\nWhy?\n\n{}')).toEqual([
    'Is it white?',
    'Why?',
  ]);
  expect(texts('Read this.\n\nIs it white? {T}')).toEqual(['Is it white?']);
  const { questions } = readGift(`Is it?${'\n'.repeat(200_000)}{T}`);
  expect(questions.map(({ draft }) => draft.text)).toEqual(['Is it?']);
});
