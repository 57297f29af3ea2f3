import { DROP_LOWEST_MAXIMUM, OWN_COLUMNS_MAXIMUM, WEIGHT_PERCENT_MAXIMUM } from '../../../shared/constants';

export const gradebookMessages = {
  weightInvalid: `Please give a weight from 0 to ${WEIGHT_PERCENT_MAXIMUM} percent, in whole numbers.`,
  dropInvalid: `Please drop from 0 to ${DROP_LOWEST_MAXIMUM} quizzes.`,
  quizNotInGradebook: 'One of these quizzes is not in the gradebook of this class.',
  columnNotFound: 'This column is not in the gradebook.',
  columnRemoved: (title: string) => `“${title}” deleted`,
  tooManyColumns: `A class can have ${OWN_COLUMNS_MAXIMUM} columns of its own. Please delete one that is no longer needed.`,
  maximumBelowMark: (marks: number) =>
    `A student has ${marks} in this column, so that the maximum cannot be lower.`,
  columnsChanged: 'A colleague has added or deleted a column. Please move this one again.',
  columnOfNotes: 'This column holds notes, not marks.',
  columnOfMarks: 'This column holds marks, not notes.',
  columnUndoOver: 'This deletion can no longer be undone.',
} as const;
