import type { AllData } from '../results/schema';
import { formulaSafe } from './formula-safe';
import { sheetName } from './sheet-name';

export interface WorkbookSheet {
  readonly name: string;
  /** The first row holds the headings. */
  readonly rows: (string | number)[][];
}

/** All data of a teacher as sheets, one a quiz: rows are questions, columns student emails, cells scores (spec §7). */
export function workbookSheets(allData: AllData): WorkbookSheet[] {
  const taken = new Set<string>();
  return allData.quizzes.map((quiz) => {
    const name = sheetName(quiz, taken);
    taken.add(name.toLowerCase());
    return { name, rows: quizRows(quiz) };
  });
}

/** The name of the workbook for a moment, by its UTC day: 'quiz-data-YYYY-MM-DD.xlsx'. */
export function workbookFileName(date: Date): string {
  return `quiz-data-${date.toISOString().slice(0, 10)}.xlsx`;
}

function quizRows({ questions }: AllData['quizzes'][number]): (string | number)[][] {
  const emails = [...new Set(questions.flatMap(({ students }) => students.map(({ email }) => email)))];
  const body = questions.map(({ text, students }) => {
    const scores = new Map(students.map(({ email, score }) => [email, score]));
    return [text, ...emails.map((email) => scores.get(email) ?? 0)];
  });
  return [['Question', ...emails], ...body].map((row) => row.map(formulaSafe));
}
