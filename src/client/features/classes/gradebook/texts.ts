import { FAIR_PERCENT, GOOD_PERCENT, WEIGHT_PERCENT_MAXIMUM } from '../../../../shared/constants';
import { counted } from '../../../../shared/counted';
import type { CellState } from '../../../../shared/gradebook/cells';
import { holdsNotes, isOwnColumn } from '../../../../shared/gradebook/columns';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import { wholePercent } from '../../../../shared/gradebook/grades';
import type { GradebookColumn, OwnEntry } from '../../../../shared/gradebook/schema';

const percent = (value: number) => `${wholePercent(value)}%`;

export const texts = {
  heading: 'Gradebook',
  title: (className: string) => `Gradebook of ${className}`,
  failed: 'The gradebook could not be loaded. Please try again.',

  nobody: 'No students yet',
  nobodyMore:
    'The gradebook fills as soon as the class has a list. Import or add the students on the page of the class.',
  toClass: 'Open the class',
  noQuizzes: 'No quizzes yet',
  noQuizzesMore: 'Assign a quiz to this class, on its tab “Assign”, and it stands here as a column.',

  csv: 'CSV',
  xlsx: 'Excel',
  downloadCsv: 'Download CSV',
  downloadXlsx: 'Download Excel',
  downloadFailed: 'The file could not be made. Please try again.',

  filters: 'Filters',
  search: 'Search students',
  folder: 'Folder',
  allFolders: 'All folders',
  tag: 'Tag',
  allTags: 'All tags',
  from: 'From',
  to: 'to',
  only: 'Students',
  onlyOf: { all: 'All students', absent: 'With an absence', below: 'Mean below …' },
  below: 'Mean below, in percent',
  shownAs: 'Show',
  shownAsOf: { marks: 'Marks', percent: 'Percent', grade: 'Grade' },
  clear: 'Clear filters',
  nothingFits: 'Nothing fits these filters',
  shown: (shown: { students: number; ofStudents: number; quizzes: number; ofQuizzes: number }) => {
    const students =
      shown.students === shown.ofStudents
        ? counted(shown.students, 'student')
        : `${shown.students} of ${counted(shown.ofStudents, 'student')}`;
    const quizzes =
      shown.quizzes === shown.ofQuizzes
        ? countedQuizzes(shown.quizzes)
        : `${shown.quizzes} of ${countedQuizzes(shown.ofQuizzes)}; means are of these`;
    return `${students}, ${quizzes}`;
  },

  dropLowest: 'Drop the lowest',
  dropNone: 'none',
  dropFailed: 'This could not be saved. Please try again.',

  student: 'Student',
  left: 'left',
  mean: 'Mean',
  meanAndGrade: 'Mean, grade',
  weight: 'Weight',
  percent,
  percentOf: (value: number | null) => (value === null ? '–' : percent(value)),
  medianIs: (value: number | null) => (value === null ? undefined : `Median ${percent(value)}`),
  maximum: (column: GradebookColumn) =>
    holdsNotes(column) ? '' : !isOwnColumn(column) && column.maxScores ? '/…' : `/${column.maxScore}`,
  weightsAre: (others: readonly Pick<GradebookColumn, 'title' | 'weightPercent'>[]) =>
    others.length === 0
      ? 'All columns count alike.'
      : `Weights: ${others.map(({ title, weightPercent }) => `${title} ${weightPercent}%`).join(', ')}.`,
  showWeights: 'Weights',
  changeWeights: 'Change weights',
  weightOf: (title: string) => `Weight of ${title}, in percent`,
  changeWeight: (title: string, percent: number) => `Weight of ${title}: ${percent}%, change`,
  weightInvalid: `A weight is a whole number from 0 to ${WEIGHT_PERCENT_MAXIMUM}.`,
  namesHiddenMore:
    'Marking is blind here: marks appear once all are decided, or with “Show names” on its tab “Marks”.',

  legend: 'Key',
  bands: {
    green: `${GOOD_PERCENT}% or more`,
    yellow: `${FAIR_PERCENT}% or more`,
    red: `below ${FAIR_PERCENT}%`,
  },
  unreleased: 'not released yet',
  dropped: 'dropped',
  /** Marks that do not count. */
  droppedMarks: (marks: number | string) => `(${marks})`,
  absences: 'absent: does not count',
  grades: (scale: GradeScale) => `Grades ${scale[0]?.label} to ${scale.at(-1)?.label}`,
  gradeLimits: 'Limits',

  column: 'Column',
  addColumn: 'Add a column',
  editColumn: (title: string) => `Edit “${title}”`,
  moreFor: (title: string) => `More for “${title}”`,
  edit: 'Edit',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moved: (title: string, place: number, count: number) => `${title} is now own column ${place} of ${count}`,
  columnTitle: 'Title',
  columnHolds: 'Holds',
  columnHoldsOf: { marks: 'Marks', notes: 'Notes' },
  columnHint: {
    marks: 'Such as Oral or Homework. Students do not see it; the sheets for parents show it.',
    notes: 'Such as “homework was late”. Only teachers of this class see it, and it never counts.',
  },
  columnMaximum: 'Maximum',
  columnDate: 'Date',
  columnDateInvalid: 'Please choose a day.',
  add: 'Add',
  save: 'Save',
  deleteColumn: 'Delete column',
  columnAdded: (title: string) => `“${title}” added`,
  columnRestored: (title: string) => `“${title}” is back`,
  columnFailed: 'The column could not be saved. Please try again.',
  undo: 'Undo',
  ownMark: (title: string, name: string, maximum: number) => `${title} of ${name}, out of ${maximum}`,
  ownNote: (title: string, name: string) => `${title} of ${name}`,
  markFailed: (name: string) => `The entry for ${name} could not be saved. Please try again.`,
  replaced: ({ title, name, marks, note, by }: OwnEntry & { title: string; name: string; by: string }) =>
    `${title} of ${name} was ${marks ?? `“${note}”`} by ${by}`,
} as const;

const countedQuizzes = (count: number) => (count === 1 ? '1 quiz' : `${count} quizzes`);

/** The text of a cell without marks. */
export const CELL_WORDS: Readonly<Record<CellState, string>> = {
  marked: '',
  unreleased: '',
  unmarked: 'not marked',
  running: 'in progress',
  absent: 'absent',
  later: 'not open',
  'not-assigned': '–',
  hidden: 'hidden',
};

/** The same for screen readers. */
export const CELL_READ: Readonly<Record<CellState, string>> = {
  marked: 'no marks',
  unreleased: 'no marks',
  unmarked: 'submitted, not marked yet',
  running: 'in progress',
  absent: 'absent',
  later: 'not open yet',
  'not-assigned': 'not assigned',
  hidden: 'submitted, marks hidden',
};
