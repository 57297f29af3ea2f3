import { compareText } from '../../../shared/by-name';
import type { AllData } from '../../../shared/results/schema';
import { sheetName } from './sheet-name';

export interface WorkbookSheet {
  readonly name: string;
  /** The first row holds the headings. */
  readonly rows: (string | number)[][];
}

/**
 * All data of a teacher as sheets, one a quiz: rows are questions, columns student emails, cells scores (spec §7), empty where
 * the student was not asked the question. A student without an address is named with class and number. A text stays as it was written, also one that begins like a formula: a cell of text is not evaluated.
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

type Scores = AllData['quizzes'][number]['questions'];
type Student = Scores[number]['students'][number];

function quizRows({ questions }: AllData['quizzes'][number]): (string | number)[][] {
  const heads = columnsOf(questions);
  const body = questions.map(({ text, students }) => {
    const scores = new Map(students.map((student) => [headOf(student), student.score]));
    return [text, ...heads.map((head) => scores.get(head) ?? '')];
  });
  return [['Question', ...heads], ...body];
}

/** The address; of who has none a name that nobody else has. */
const headOf = ({ email, student = '' }: Student): string => email || student;

/** All who were asked anything, in the order of the lists, which is the same in each. */
function columnsOf(questions: Scores): string[] {
  const students = new Map(questions.flatMap((each) => each.students.map((one) => [headOf(one), one])));
  const heads = [...students.keys()];
  const isWhole = questions.every((each) => each.students.length === heads.length);
  if (isWhole) return heads;
  const byAddress = (a: Student, b: Student) =>
    compareText(a.email, b.email) || compareText(headOf(a), headOf(b));
  return [...students.values()].sort(byAddress).map(headOf);
}
