import { compareText } from '../../../shared/by-name';
import { SHEET_NAME_CUT } from '../../../shared/constants';
import type { AllData } from '../../../shared/results/schema';

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: (string | number)[][];
}

/**
 * All data of a teacher, one sheet per quiz (spec §7): rows are questions, columns student emails, cells scores, empty
 * for students who did not get the question. Class and number stand in for a missing address. Texts are unchanged even if
 * they look like formulas, since Excel does not evaluate text cells.
 */
export function workbookSheets(allData: AllData): WorkbookSheet[] {
  const taken = new Set<string>();
  return allData.quizzes.map((quiz) => {
    const name = sheetName(quiz, taken);
    taken.add(name.toLowerCase());
    return { name, rows: quizRows(quiz) };
  });
}

const FORBIDDEN = /[\\/?*[\]:\p{Cc}]/gu;
const RESERVED_BY_EXCEL = 'history';

/**
 * The sheet name of a quiz (spec §7: without \ / ? [ ], cut to 31 characters, fallback 'Quiz_{id}'). Also excludes what
 * Excel rejects: ':', apostrophes at either end, "History". Unique among `taken`, which holds lower-case names.
 */
export function sheetName(quiz: { title: string; quizId: string }, taken: ReadonlySet<string>): string {
  const wanted = nameFrom(quiz.title) ?? nameFrom(`Quiz_${quiz.quizId}`) ?? 'Quiz';
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    const suffix = ` (${number})`;
    name = trimmed(cutTo(wanted, SHEET_NAME_CUT - suffix.length)) + suffix;
  }
  return name;
}

function nameFrom(text: string): string | null {
  const name = trimmed(cutTo(trimmed(text.toWellFormed().replace(FORBIDDEN, '')), SHEET_NAME_CUT));
  return name === '' || name.toLowerCase() === RESERVED_BY_EXCEL ? null : name;
}

const trimmed = (text: string) => text.replace(/^[\s']+|[\s']+$/gu, '');

// Excel counts UTF-16 units and rejects half of a surrogate pair.
const cutTo = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** 'quiz-data-YYYY-MM-DD.xlsx', with the date in the school's time zone. */
export function workbookFileName({ nowMs, timeZone }: { nowMs: number; timeZone: string }): string {
  // The Swedish locale formats dates as ISO 8601.
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

/** The address, or a unique name for a student without one. */
const headOf = ({ email, student = '' }: Student): string => email || student;

/** The students of all questions; every question lists them in the same order. */
function columnsOf(questions: Scores): string[] {
  const students = new Map(questions.flatMap((each) => each.students.map((one) => [headOf(one), one])));
  const heads = [...students.keys()];
  const isWhole = questions.every((each) => each.students.length === heads.length);
  if (isWhole) return heads;
  const byAddress = (a: Student, b: Student) =>
    compareText(a.email, b.email) || compareText(headOf(a), headOf(b));
  return [...students.values()].sort(byAddress).map(headOf);
}
