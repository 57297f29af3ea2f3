import { expect, test } from 'vitest';
import { readTyped } from '../../server/rules/import/typed/read-typed';

const keys = (text: string) =>
  readTyped(text).questions.map(({ draft }) => ('correctAnswer' in draft ? draft.correctAnswer : undefined));
const choice = (number: number) => `${number}. Quid?\na) mel\nb) sal\nc) lac`;
const [TWO, THREE, SIX] = [2, 3, 6].map((count) =>
  Array.from({ length: count }, (_, at) => choice(at + 1)).join('\n\n'),
);

test.each([
  'Answers: 1b ; 2a',
  'Answers: 1b;2a',
  'Key: 1B 2A',
  '1b ; 2a',
  '1b / 2a',
  '1-b, 2-a',
  'Answers: 1-b, 2-a',
  '1.b 2.a',
  'Respuestas: 1.b 2.a',
  '1 → b, 2 → a',
  'Answers\n1b\n2a',
  '答案：1.B 2.A',
  '答案：1、B 2、A',
])('a list of answers names those of two questions: %s', (list) => {
  expect(keys(`${TWO}\n\n${list}`)).toEqual(['sal', 'mel']);
});

test.each([
  '答案：1-3 BAB',
  '答案 1-3 BAB',
  '参考答案：1～3　ＢＡＢ',
  'Answers 1-3: BAB',
  'Answers (1-3): BAB',
  'Answer key [1 to 3]: B A B',
  'Respuestas (1–3): BAB',
  '答案（1-3）：BAB',
  'Answers: 1–3 B, A, B',
  'Respuestas 1 - 3: BAB',
  '1–3 BAB',
  'Key\n1-3. B A B',
])('a range of numbers and its letters answer three questions: %s', (list) => {
  expect(keys(`${THREE}\n\n${list}`)).toEqual(['sal', 'mel', 'sal']);
});

test.each(['1–3 BAB 4–6 CCA', '答案：1-3 BAB；4-6 CCA', 'Answers:\n1-3 BAB\n4-6 CCA'])(
  'several ranges answer six questions: %s',
  (list) => {
    expect(keys(`${SIX}\n\n${list}`)).toEqual(['sal', 'mel', 'sal', 'lac', 'lac', 'mel']);
  },
);

test('groups of letters in a range stand for several options each', () => {
  expect(keys(`${TWO}\n\nAnswers 1-2: AC, B`)).toEqual([['mel', 'lac'], 'sal']);
});

test('a range with too many letters is ignored and reported', () => {
  const { questions, skipped } = readTyped(`${TWO}\n\nAnswers 1-2: BAB`);
  expect(questions.map(({ draft }) => 'correctAnswer' in draft && draft.correctAnswer)).toEqual(['', '']);
  expect(JSON.stringify([skipped, questions.map(({ problems }) => problems)])).toContain('BAB');
});

test('a long line that almost is such a list is read quickly', () => {
  for (const piece of ['1f', '1f ', '1-9 fffffff ', '1)(f) '])
    for (const heading of ['', 'Answers: ']) readTyped(`${TWO}\n\n${heading}${piece.repeat(300)}!`);
});
