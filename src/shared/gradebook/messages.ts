import {
  COLUMN_NOTE_MAXIMUM_LENGTH,
  COLUMN_TITLE_MAXIMUM_LENGTH,
  GRADE_LABEL_MAXIMUM_LENGTH,
  GRADES,
  MAXIMUM_MARKS_CEILING,
} from '../constants';

/** Sentences about a grade scale and a column, before and after sending. */
export const gradebookFieldMessages = {
  gradeCount: `A scale has from ${GRADES.min} to ${GRADES.max} grades.`,
  gradeLabel: `Each grade has a name of at most ${GRADE_LABEL_MAXIMUM_LENGTH} characters, and no two have the same.`,
  gradeBounds: 'Each grade starts at a whole percent below the one above it, the first at 100 or less.',
  gradeLast: 'The last grade starts at 0%, so that every mean has a grade.',
  columnTitle: `Please give the column a title of at most ${COLUMN_TITLE_MAXIMUM_LENGTH} characters.`,
  columnNote: `A note has at most ${COLUMN_NOTE_MAXIMUM_LENGTH} characters.`,
  columnMaximum: `The maximum is from 0.5 to ${MAXIMUM_MARKS_CEILING} marks, in steps of 0.5.`,
} as const;
