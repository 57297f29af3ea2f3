import { expect, test } from 'vitest';
import { workbookFileName, workbookSheets } from './workbook';

const students = (...scores: [string, number][]) => scores.map(([email, score]) => ({ email, score }));

test('a sheet has a row for each question and a column for each student, 0 where a score is missing', () => {
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
        ['Why?', 2, 0],
        ["'=1+1?", 0, 1.5],
      ],
    },
  ]);
});

test('quizzes with names that Excel takes for the same get sheets of their own', () => {
  const quizzes = ['Cells', 'cells', 'CELLS?'].map((title, index) => ({
    quizId: `${index}`,
    title,
    questions: [],
  }));
  expect(workbookSheets({ quizzes }).map((sheet) => sheet.name)).toEqual(['Cells', 'cells (2)', 'CELLS (3)']);
});

test('the workbook is named after the day', () => {
  expect(workbookFileName(new Date(Date.UTC(2026, 0, 5, 23, 59)))).toBe('quiz-data-2026-01-05.xlsx');
});
