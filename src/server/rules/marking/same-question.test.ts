import { expect, test } from 'vitest';
import { questionIdentity, toEarlierMarks } from './same-question';

const leaf = { text: 'Why are leaves green?', correctAnswer: 'Chlorophyll' };
const mark = (text: string, score: number, maximumMarks = 4) => ({ text, score, maximumMarks });

test('case, spaces and kinds of quotes do not change a question; another model answer does', () => {
  const spaced = { text: ' Why are  LEAVES green?\n', correctAnswer: 'chlorophyll ' };
  expect(questionIdentity(spaced)).toBe(questionIdentity(leaf));
  expect(questionIdentity({ ...leaf, correctAnswer: 'The sun' })).not.toBe(questionIdentity(leaf));
  const gas = { text: 'What is CO?', correctAnswer: 'A gas' };
  expect(questionIdentity({ ...gas, text: 'What is Co?' })).not.toBe(questionIdentity(gas));
  expect(questionIdentity({ text: 'Chlorophyll', correctAnswer: leaf.text })).not.toBe(
    questionIdentity(leaf),
  );
});

test('each text is passed once per mark, the latest last', () => {
  const latestFirst = [mark('the sun', 0), mark('the  sun.', 0), mark('green light', 4), mark('The sun', 2)];
  expect(toEarlierMarks(latestFirst, 4)).toEqual([
    { text: 'The sun', marks: 2 },
    { text: 'green light', marks: 4 },
    { text: 'the sun', marks: 0 },
  ]);
});

test('marks of another maximum are scaled, in steps of a half', () => {
  expect(toEarlierMarks([mark('a', 1, 2), mark('b', 1, 3), mark('c', 3, 3)], 5)).toEqual([
    { text: 'c', marks: 5 },
    { text: 'b', marks: 1.5 },
    { text: 'a', marks: 2.5 },
  ]);
});

test('of very many and very long texts the latest are passed, and empty ones never', () => {
  const many = Array.from({ length: 500 }, (_, at) => mark(`answer ${at}`, 1));
  const told = toEarlierMarks([mark(' ', 1), ...many], 4);
  expect([told.length, told.at(-1)?.text, told[0]?.text]).toEqual([200, 'answer 0', 'answer 199']);
  const long = Array.from({ length: 50 }, (_, at) => mark(`${at} ${'word '.repeat(1000)}`, 1));
  expect(toEarlierMarks(long, 4)).toHaveLength(11);
});
