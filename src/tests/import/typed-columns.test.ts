import { expect, test } from 'vitest';
import { typedSentences } from '../../server/rules/formats/typed/sentences';
import { readTyped } from '../../server/rules/import/typed/read-typed';

const read = (text: string) =>
  readTyped(text).questions.map(({ draft, problems }) => ({
    key: 'correctAnswer' in draft ? draft.correctAnswer : undefined,
    options: 'options' in draft ? draft.options : [],
    problems,
  }));

const RIVERS = { options: ['Rhine', 'Nile', 'Indus', 'Volga'], key: 'Indus', problems: [] };

test.each([
  ['brackets', 'a) Rhine      c) Indus\nb) Nile       d) Volga', 'c'],
  ['stops and tabs', 'A. Rhine\tC. Indus\nB. Nile\t\tD. Volga', 'C'],
  ['capitals alone', 'A Rhine      C Indus\nB Nile       D Volga', 'C'],
  ['letters in cells of their own', 'A\tRhine\tC\tIndus\nB\tNile\tD\tVolga', 'C'],
  ['both brackets', '(a) Rhine    (c) Indus\n(b) Nile    (d) Volga', 'c'],
  ['Roman numbers', 'i) Rhine     iii) Indus\nii) Nile     iv) Volga', 'iii'],
  ['numbers', '1) Rhine     3) Indus\n2) Nile      4) Volga', '3'],
  ['signs in circles', '① Rhine     ③ Indus\n② Nile      ④ Volga', '③'],
  ['Cyrillic', 'а) Rhine     в) Indus\nб) Nile      г) Volga', 'в'],
  ['Devanagari', 'क) Rhine     ग) Indus\nख) Nile      घ) Volga', 'ग'],
  ['wide spaces', 'A．Rhine　　C．Indus\nB．Nile　　D．Volga', 'C'],
  ['bars', 'a) Rhine | c) Indus\nb) Nile | d) Volga', 'c'],
  ['a table', '| a) Rhine | c) Indus |\n| --- | --- |\n| b) Nile | d) Volga |', 'c'],
  ['an empty line', 'a) Rhine      c) Indus\n\nb) Nile       d) Volga', 'c'],
  ['a column of three', 'a) Rhine     d) Volga\nb) Nile\nc) Indus', 'c'],
  ['three columns', 'a) Rhine    c) Indus    d) Volga\nb) Nile', 'c'],
  ['across', 'A Rhine      B Nile\nC Indus      D Volga', 'C'],
  ['numbers across', '1) Rhine     2) Nile\n3) Indus     4) Volga', '3'],
])('options in columns are read as their letters count: %s', (_, options, key) => {
  expect(read(`1. Which river is in Asia?\n${options}\nAnswer: ${key}`)).toEqual([RIVERS]);
});

test('options in columns after their question, with a star before the right one', () => {
  expect(read('1. Which river is in Asia?     a) Rhine    *c) Indus\n     b) Nile    d) Volga')).toEqual([
    RIVERS,
  ]);
});

test('answers in columns are read downwards', () => {
  const asked = [1, 2, 3, 4].map((at) => `${at}. Is ${at} a square?\na) yes\nb) no`).join('\n');
  expect(read(`${asked}\n\nAnswers\n1. a     3. b\n2. b     4. a`).map(({ key }) => key)).toEqual([
    ...['yes', 'no', 'no', 'yes'],
  ]);
});

test.each([
  ['two spaces', 'a) Rhine  c) Indus\nb) Nile  d) Volga'],
  ['one space', 'a) Rhine c) Indus\nb) Nile d) Volga'],
  [
    'lines that go on',
    'a) Rhine with     c) Indus and\n   its arms        its delta\nb) Nile       d) Volga',
  ],
  ['a letter left out', 'a) Rhine      c) Indus\nb) Nile       e) Volga'],
  ['numbers near each other', '1) Rhine  3) Indus\n2) Nile  4) Volga'],
])('what may be columns is a problem and never clean: %s', (_, options) => {
  const [question] = read(
    `1. Which river is in Africa?\n${options}\nAnswer: ${/^1/.test(options) ? '2' : 'b'}`,
  );
  expect(question?.problems).toContainEqual(expect.stringContaining(typedSentences.optionInside));
});

test('numbers, equations and names with stops stay in their options', () => {
  expect(
    read(
      '1. Which is a bacterium?\nA. the flu   B. the E. coli   C. x = 2    y = 3   D. vitamin C\nAnswer: B',
    ),
  ).toMatchObject([{ key: 'the E. coli', problems: [] }]);
});

test('a letter shared by two options names neither', () => {
  expect(read('1. Which river is in Africa?\na) Rhine\nb) Nile\nb) Indus\nAnswer: b')).toMatchObject([
    { key: 'b', options: ['Rhine', 'Nile', 'Indus'] },
  ]);
});

test('a table without letters is not a list of options', () => {
  expect(
    read('1. Which is longer?\n\n| river | km |\n| --- | --- |\n| Rhine | 1230 |\n\nAnswer: 1'),
  ).toMatchObject([{ options: [] }]);
});
