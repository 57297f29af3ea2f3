import { counted } from '../../../../shared/counted';
import type { ReportState } from '../../../../shared/reports/schema';

/** The texts around parents' sheets. */
export const texts = {
  title: (name: string) => `Sheet for parents: ${name}`,
  classTitle: (className: string) => `Sheets for parents: ${className}`,
  heading: 'Sheet for parents',
  classHeading: 'Sheets for parents',
  failed: 'The sheet could not be loaded. Please try again.',
  classFailed: 'The sheets could not be loaded. Please try again.',
  previous: 'Previous student',
  next: 'Next student',
  print: 'Print',
  printAll: (count: number) => `Print ${counted(count, 'sheet')}`,
  wholeClass: 'Whole class',
  lead: 'One page with the released marks and your own columns. Nobody else is on it.',
  classLead:
    'One page for each student, with the released marks and your own columns. Each names only its own student.',
  nobody: 'Nobody is in this class yet',

  period: 'Period',
  from: 'From',
  to: 'To',
  quizzes: 'On the sheet',
  noChoices: 'There is nothing in this period.',
  note: 'Note',
  noteForAll: 'Note on every sheet',
  noteHint: 'Printed only, not saved: it is gone when you leave this page.',
} as const;

/** The texts on a sheet, for parents, without the desk's terms. */
export const sheetTexts = {
  label: (name: string) => `Sheet for the parents of ${name}`,
  className: (name: string) => `Class ${name}`,
  number: (number: string) => `Number ${number}`,
  made: (date: string) => `Made on ${date}`,
  period: (from: string | null, to: string) => (from === null ? `Until ${to}` : `${from} to ${to}`),

  quizzes: 'Quizzes and marks',
  quiz: 'Quiz',
  mean: 'Mean',
  grade: 'Grade',
  date: 'Date',
  marks: 'Marks',
  percent: 'Percent',
  noQuizzes: 'No quizzes in this time.',
  score: (score: number, maximum: number) => `${score} of ${maximum}`,
  states: {
    released: '',
    waiting: 'Submitted, no marks yet',
    running: 'Not finished yet',
    open: 'Not written yet',
    absent: 'Absent',
  } satisfies Record<ReportState, string>,
  openUntil: (date: string) => `Not written yet, possible until ${date}`,
  earlier: (count: number) =>
    count === 1 ? '1 earlier quiz is not on this sheet.' : `${count} earlier quizzes are not on this sheet.`,

  topics: 'Topics',
  topic: 'Topic',
  share: 'Right so far',
  range: 'Very likely',
  says: 'What it says',
  moreTopics: (count: number) =>
    count === 1
      ? '1 topic with fewer questions is not shown.'
      : `${count} topics with fewer questions are not shown.`,
  how: 'The bar shows how much was right so far, the thin line where the true figure very likely lies. With few questions the line is long, and it is too early to say more.',

  teacherSigns: 'Date, signature of the teacher',
  parentSigns: 'Date, signature of a parent or guardian',

  comments: 'What the teacher said',
  question: (number: number) => `question ${number}`,
  cut: 'Some comments are shortened here. They can be read in full with the results of each quiz.',
  moreComments: (count: number) =>
    count === 1 ? '1 more comment is with the results.' : `${count} more comments are with the results.`,
  note: 'Note from the teacher',
} as const;
