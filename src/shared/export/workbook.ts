import type { AllData } from '../results/schema';
import { sheetName } from './sheet-name';

export interface WorkbookSheet {
  readonly name: string;
  /** The first row holds the headings. */
  readonly rows: (string | number)[][];
}

/**
 * All data of a teacher as sheets, one a quiz: rows are questions, columns student emails, cells scores (spec §7). A text
 * stays as it was written, also one that begins like a formula: a cell of text is not evaluated.
 */
export function workbookSheets(allData: AllData): WorkbookSheet[] {
  const taken = new Set<string>();
  return allData.quizzes.map((quiz) => {
    const name = sheetName(quiz, taken);
    taken.add(name.toLowerCase());
    return { name, rows: quizRows(quiz) };
  });
}

/** The name of the workbook by the day that it is in the school's time zone: 'quiz-data-YYYY-MM-DD.xlsx'. */
export function workbookFileName({ nowMs, timeZone }: { nowMs: number; timeZone: string }): string {
  // Sweden writes its days as ISO does.
  return `quiz-data-${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(nowMs)}.xlsx`;
}

function quizRows({ questions }: AllData['quizzes'][number]): (string | number)[][] {
  const emails = [...new Set(questions.flatMap(({ students }) => students.map(({ email }) => email)))];
  const body = questions.map(({ text, students }) => {
    const scores = new Map(students.map(({ email, score }) => [email, score]));
    return [text, ...emails.map((email) => scores.get(email) ?? 0)];
  });
  return [['Question', ...emails], ...body];
}
