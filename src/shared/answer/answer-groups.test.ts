import { expect, test } from 'vitest';
import type { Answer } from './answer';
import { groupAnswers } from './answer-groups';

const group = (...answers: (Answer | undefined)[]) =>
  groupAnswers(answers.map((answer, index) => ({ studentId: `s${index}`, answer }))).map(
    ({ answer, studentIds }) => [answer, studentIds.length],
  );

test('answers that differ only in the case of long words, spaces and Unicode form are one group', () => {
  expect(group('Café au lait', 'cafe\u0301  au LAIT ', 'CAFÉ\u00A0au\nLAIT', 'Café au lait')).toEqual([
    ['Café au lait', 4],
  ]);
});

test('typographic quotes and dashes and invisible characters do not split a group', () => {
  expect(group("it's -5", 'it’s −5', "it's\u200B –5")).toEqual([["it's -5", 3]]);
});

test('a different sign or case of a symbol makes another group', () => {
  expect(group('x²', 'x2')).toHaveLength(2);
  expect(group('CO', 'Co', 'co')).toHaveLength(3);
  expect(group('A ∪ B', 'A ∩ B', 'A∪B', 'A + B')).toHaveLength(3);
});

test('the largest group comes first, equal ones by content', () => {
  expect(group('b', 'a', 'c', 'c')).toEqual([
    ['c', 2],
    ['a', 1],
    ['b', 1],
  ]);
});

test('students without an answer come last, whatever their number', () => {
  expect(group(undefined, '', '   ', [], 'leaf')).toEqual([
    ['leaf', 1],
    [undefined, 4],
  ]);
});

test('a group is shown in its most frequent spelling', () => {
  expect(group('chlorophyll', 'Chlorophyll', 'Chlorophyll')).toEqual([['Chlorophyll', 3]]);
});

test('lists and pairs are equal if all their values are', () => {
  expect(group(['A', 'B'], ['A', 'B'], ['B', 'A'], { x: 'A' }, { x: 'A' })).toEqual([
    [['A', 'B'], 2],
    [{ x: 'A' }, 2],
    [['B', 'A'], 1],
  ]);
});

test('numbers are grouped by value, apart from the same digits as text', () => {
  expect(group(3, 3, 0, '3')).toEqual([
    [3, 2],
    [0, 1],
    ['3', 1],
  ]);
});

test('every student is in exactly one group', () => {
  const groups = groupAnswers([
    { studentId: 'asha', answer: 'Leaf' },
    { studentId: 'ben', answer: undefined },
    { studentId: 'chen', answer: 'leaf' },
  ]);
  expect(groups.map(({ studentIds }) => studentIds)).toEqual([['asha', 'chen'], ['ben']]);
});

test('all quotes are equal, and those around a whole answer do not count', () => {
  expect(group('“leaf”', '"leaf"', 'leaf')).toHaveLength(1);
  expect(group('a "leaf"', 'a leaf')).toHaveLength(2);
});

test('two joined words differ from separate ones', () => {
  expect(group('sun light', 'sunlight')).toHaveLength(2);
});

test('the empty answer comes last, also between others', () => {
  expect(group('leaf', '', '', '', 'root', 'root', 'stem').map(([answer]) => answer)).toEqual([
    ...['root', 'leaf', 'stem'],
    undefined,
  ]);
});

test('the answer "unanswered" is an answer', () => {
  expect(group('unanswered', '')).toEqual([
    ['unanswered', 1],
    [undefined, 1],
  ]);
});

test('groups and spellings have the same order, whoever wrote them', () => {
  const answers = ['leaf', 'Leaf', 'root', 'stem', 'Stem', 3, ['B', 'A'], ['A', 'B'], undefined];
  expect(group(...answers.toReversed())).toEqual(group(...answers));
});

test('plain text is compared like any other: only spaces do not count', () => {
  expect(group('It is 5 > 4, "so"!', ' It is\t5>4,\r\n"so"! ')).toHaveLength(1);
  expect(group('It is 5 > 4', 'It is 5 > 4!')).toHaveLength(2);
});
