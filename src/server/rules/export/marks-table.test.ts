import { expect, test } from 'vitest';
import { MARKS_COLUMNS } from '../../../shared/export/marks-columns';
import { type MarksLine, marksFileSchema, marksTable } from './marks-table';

const line: MarksLine = {
  ...{
    number: '0012',
    name: 'Zoë Ruiz',
    email: 'zoe@school.example',
    score: 2.5,
    maxScore: 4,
    quiz: 'Acids',
  },
  atMs: Date.UTC(2026, 2, 1, 23, 30),
  grade: 'C',
};
const query = { decimal: 'comma', timeZone: 'Europe/Berlin' } as const;

test('columns come in the requested order, numbers with the requested decimal sign', () => {
  expect(marksTable([line], { ...query, columns: 'points,number,percent' })).toEqual([
    ['Points', 'Number', 'Percent'],
    ['2,5', '0012', '62,5'],
  ]);
  expect(marksTable([line], { ...query, decimal: 'point', columns: MARKS_COLUMNS.join(',') })[1]).toEqual([
    ...['0012', 'Zoë Ruiz', 'zoe@school.example', '2.5', '4', '62.5', 'Acids', '2026-03-02', 'C'],
  ]);
});

test('a missing mark is an empty cell, and no cell is a formula', () => {
  const odd = { ...line, score: null, number: null, name: '=1+1', quiz: '@x;-2' };
  expect(marksTable([odd], { ...query, columns: 'number,points,percent,name,quiz' })[1]).toEqual([
    ...['', '', '', "'=1+1", "'@x;'-2"],
  ]);
});

test('a repeated column counts once, and an unknown one is refused', () => {
  expect(marksTable([], { ...query, columns: 'name,points,name' })).toEqual([['Name', 'Points']]);
  for (const columns of ['', 'name,', 'name,house', 'Name'])
    expect(marksFileSchema.safeParse({ columns }).success).toBe(false);
});
