import { expect, test } from 'vitest';
import { sheetName, workbookFileName, workbookSheets } from './workbook';

const students = (...scores: [string, number][]) => scores.map(([email, score]) => ({ email, score }));

test('a sheet has a row for each question and a column for each student, empty for students who did not get the question', () => {
  const quiz = {
    quizId: 'a',
    title: 'Cells',
    questions: [
      { questionId: 'q1', text: 'Why?', students: students(['asha@example.org', 2]) },
      {
        questionId: 'q2',
        text: '=1+1?',
        students: students(['ben@example.org', 1.5], ['asha@example.org', 0]),
      },
    ],
  };
  expect(workbookSheets({ quizzes: [quiz] })).toEqual([
    {
      name: 'Cells',
      rows: [
        ['Question', 'asha@example.org', 'ben@example.org'],
        ['Why?', 2, ''],
        ['=1+1?', 0, 1.5],
      ],
    },
  ]);
});

test('quizzes whose names Excel treats as equal get separate sheets', () => {
  const quizzes = ['Cells', 'cells', 'CELLS?'].map((title, index) => ({
    quizId: `${index}`,
    title,
    questions: [],
  }));
  expect(workbookSheets({ quizzes }).map((sheet) => sheet.name)).toEqual(['Cells', 'cells (2)', 'CELLS (3)']);
});

test('the workbook is named after today’s date in the school’s time zone', () => {
  const nowMs = Date.UTC(2026, 0, 5, 23, 59);
  expect(workbookFileName({ nowMs, timeZone: 'UTC' })).toBe('quiz-data-2026-01-05.xlsx');
  expect(workbookFileName({ nowMs, timeZone: 'Asia/Kolkata' })).toBe('quiz-data-2026-01-06.xlsx');
  expect(workbookFileName({ nowMs, timeZone: 'America/New_York' })).toBe('quiz-data-2026-01-05.xlsx');
});

const name = (title: string, taken: string[] = []) => sheetName({ title, quizId: 'abc' }, new Set(taken));

test.each([
  ['Cell biology', 'Cell biology'],
  ['a\\b/c?d*e[f]g:h', 'abcdefgh'],
  ["'quoted'", 'quoted'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(30)}'y`, 'x'.repeat(30)],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ['[?]', 'Quiz_abc'],
  ['History', 'Quiz_abc'],
])('the quiz %j gets the sheet %j', (title, expected) => {
  expect(name(title)).toBe(expected);
});

test('equal names are numbered, whatever their case, within 31 characters', () => {
  expect(name('cells', ['cells'])).toBe('cells (2)');
  expect(name('Cells', ['cells', 'cells (2)'])).toBe('Cells (3)');
  expect(name('x'.repeat(40), ['x'.repeat(31)])).toBe(`${'x'.repeat(27)} (2)`);
});
