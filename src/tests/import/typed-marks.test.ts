import { expect, test } from 'vitest';
import { typedSentences } from '../../server/rules/formats/typed/sentences';
import { readTyped } from '../../server/rules/import/typed/read-typed';

/** The key of each question with notes and problems; options only if the case lists them. */
const read = (text: string) =>
  readTyped(text).questions.map(({ draft, problems, notes }) => ({
    key: 'correctAnswer' in draft ? draft.correctAnswer : undefined,
    options: 'options' in draft ? draft.options : [],
    problems,
    notes,
  }));
const keys = (text: string) => read(text).map(({ key }) => key);
const { taken, left } = typedSentences.signs;

test('a star that may be code stays in its option, with a note, if no other question is marked by stars', () => {
  expect(
    read('1. Which line prints all names?\na) print(names)\nb) print *names\nc) echo names *'),
  ).toMatchObject([{ key: '', options: ['print(names)', 'print *names', 'echo names *'], notes: [left] }]);
  expect(read('1. Which declares a pointer?\na) int &p\nb) int p\nc) int *')).toMatchObject([
    { key: '', options: ['int &p', 'int p', 'int *'], notes: [left] },
  ]);
});

test('a star that may be code stays if an answer line names its option', () => {
  const sql = 'Which query reads every column?\na) SELECT *\nb) SELECT ALL\nAns: a';
  expect(read(`1. ${sql}\n\n2. ${sql}`)).toMatchObject([
    { key: 'SELECT *', options: ['SELECT *', 'SELECT ALL'], problems: [], notes: [] },
    { key: 'SELECT *' },
  ]);
});

test('an answer line takes precedence over a mark, and the contradiction is reported', () => {
  for (const [one, other] of [
    ['*a) lake', 'b) sea'],
    ['a) lake ✓', 'b) sea'],
    ['a) lake (correct)', 'b) sea'],
    ['* lake', '- sea'],
  ])
    expect(read(`1. Where are tides?\n${one}\n${other}\nAnswer: b`)).toMatchObject([
      {
        key: 'sea',
        options: ['lake', 'sea'],
        problems: [expect.stringContaining(typedSentences.answerAgainstMarks)],
      },
    ]);
});

test('a sign after an option stays in its text if the answer contradicts it', () => {
  const stars = (at: number) => `${at}. Which is a metal?\na) tin *\nb) oxygen\n`;
  expect(read(`${stars(1)}${stars(2)}3. Which is a gas?\na) tin *\nb) oxygen\nAnswer: b`)[2]).toMatchObject({
    key: 'oxygen',
    options: ['tin *', 'oxygen'],
    problems: [expect.stringContaining(typedSentences.answerAgainstMarks)],
  });
});

test.each(['*', '+', '=', '+++', '===', '***', '[x]', '(X)', '√'])(
  '%s after options marks the right ones in each question',
  (sign) => {
    const text = `1. Which is a bird?\na) owl ${sign}\nb) bat\nc) bee\n\n2. Which fly?\na) owl ${sign}\nb) bat ${sign}\nc) eel`;
    expect(read(text)).toMatchObject([
      { key: 'owl', options: ['owl', 'bat', 'bee'], notes: [taken] },
      { key: ['owl', 'bat'], options: ['owl', 'bat', 'eel'], notes: [taken] },
    ]);
  },
);

test.each(['*', '+', '=', '[x]'])('%s behind an option of one question among four is text', (sign) => {
  const bare = (at: number) => `${at}. Which is a bird?\na) owl\nb) bat\n`;
  expect(read(`${bare(1)}${bare(2)}${bare(3)}4. Which next?\na) owl ${sign}\nb) bat`)[3]).toMatchObject({
    key: '',
    options: [`owl ${sign}`, 'bat'],
    notes: [left],
  });
});

test('charges, grades and functions are not read as marks', () => {
  expect(read('1. Which ion is lithium?\na) Li+\nb) F-\n\n2. And sodium?\na) Cl-\nb) Na+')).toMatchObject([
    { key: '', options: ['Li+', 'F-'] },
    { key: '', options: ['Cl-', 'Na+'] },
  ]);
  expect(keys('1. Best grade?\na) A*\nb) A\nc) B\n\n2. Worst grade?\na) A*\nb) A\nc) U')).toEqual(['', '']);
  expect(read('1. Derivative of sin?\na) sin (x)\nb) cos (x)')[0]?.options).toEqual(['sin (x)', 'cos (x)']);
});

test('brackets of code stay in their options', () => {
  expect(read('1. Which is empty?\na) list()\nb) [ 0 ]\nc) return []\nAns: c')[0]).toMatchObject({
    key: 'return []',
    options: ['list()', '[ 0 ]', 'return []'],
  });
  expect(read('1. Which has one item?\na) [7]\nb) [7, 8]\nc) {}\nAns: a')).toMatchObject([
    { key: '[7]', options: ['[7]', '[7, 8]', '{}'] },
  ]);
});

test('remarks in brackets after most options are part of their text', () => {
  expect(
    read('1. Translate “straight on”.\na) links (left)\nb) rechts (right)\nc) geradeaus (ahead)')[0],
  ).toMatchObject({
    key: '',
    options: ['links (left)', 'rechts (right)', 'geradeaus (ahead)'],
  });
});

test.each([
  ['* Oslo', '- Lima', '- Cairo'],
  ['+ Oslo', '- Lima', '- Cairo'],
  ['*Oslo', '-Lima', '-Cairo'],
  ['=Oslo', '~Lima', '~Cairo'],
  ['* Oslo', '• Lima', '• Cairo'],
  ['* Oslo', 'Lima', 'Cairo'],
  ['✓ a) Oslo', 'b) Lima', 'c) Cairo'],
  ['+ a) Oslo', '- b) Lima', '- c) Cairo'],
])('%s among %s is the right one', (...lines) => {
  expect(read(`Which city is in Norway?\n${lines.join('\n')}`)).toMatchObject([
    { key: 'Oslo', options: ['Oslo', 'Lima', 'Cairo'], problems: [] },
  ]);
});

test('several stars between other lines make a multiple choice, in any position', () => {
  for (const bullet of ['- ', ''])
    expect(readTyped(`Which are square?\n${bullet}3\n* 4\n* 9\n${bullet}10`).questions).toMatchObject([
      { draft: { type: 'msq', options: ['3', '4', '9', '10'], correctAnswer: ['4', '9'] }, problems: [] },
    ]);
});

test('a list with one sign is not a key, nor are two lists or the lines of a sentence', () => {
  for (const sign of ['*', '+', '-', '✓'])
    expect(keys(`Which city is in Norway?\n${sign} Oslo\n${sign} Lima`)).toEqual(['']);
  expect(keys('1. Read and choose:\n- fish\n- birds\n\n* rivers\n* lakes')).toEqual(['']);
  expect(
    readTyped('1. Why do we recycle?\n* Think of water.\nWrite two sentences.').questions[0]?.draft.type,
  ).toBe('long');
});

test('bullets with two signs are neither the key of a text question nor options that lack the answer', () => {
  expect(keys('1. Describe a voyage:\n- ports\n- storms\n* people')).toEqual(['']);
  expect(read('1. Add up:\n+ 4y\n- 3x\nAnswer: 4y - 3x')).toMatchObject([{ key: '4y - 3x', options: [] }]);
});

test('"(f)" behind one statement may be its sign', () => {
  expect(read('1. The letter for frequency is (f)')[0]?.options).toEqual([]);
  expect(keys('1. Whales are fish. (F)\n2. Bats are mammals. (T)')).toEqual(['False', 'True']);
});

test('the mark of a wrong option is not part of its text if another option is marked as right', () => {
  for (const [right, wrong] of [
    ['(richtig)', '(falsch)'],
    ['(correcto)', '(incorrecto)'],
    ['✓', '✗'],
  ])
    expect(read(`1. Quid?\na) mel ${wrong}\nb) sal ${right}\nc) vas ${wrong}`)).toMatchObject([
      { key: 'sal', options: ['mel', 'sal', 'vas'] },
    ]);
  expect(read('1. Quid?\na) mel (false)\nb) sal')[0]?.options).toEqual(['mel (false)', 'sal']);
});

test('a star that may be code is a problem if other questions are marked by stars', () => {
  const bird = (at: number) => `${at}. Which is a bird?\na) owl *\nb) bat\n`;
  for (const [code, key] of [
    ['a) wheel\nb) from wheel import *', 'from wheel import'],
    ['a) double*\nb) double&', 'double'],
    ['a) COUNT\nb) SELECT *', 'SELECT'],
  ])
    expect(read(`${bird(1)}2. Which is the code?\n${code}`)).toMatchObject([
      { key: 'owl', problems: [], notes: [taken] },
      { key, problems: [expect.stringContaining(typedSentences.starOfCode)] },
    ]);
  expect(read(`${bird(1)}2. What prints?\na) print(x) *\nb) echo(x)`)[1]).toMatchObject({
    key: 'print(x)',
    problems: [],
    notes: [taken],
  });
});
