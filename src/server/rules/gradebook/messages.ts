import { DROP_LOWEST_MAXIMUM, WEIGHT_PERCENT_MAXIMUM } from '../../../shared/constants';

/** What the calls of the gradebook refuse with. */
export const gradebookMessages = {
  weightInvalid: `Please give a weight from 0 to ${WEIGHT_PERCENT_MAXIMUM} percent, in whole numbers.`,
  dropInvalid: `Please drop from 0 to ${DROP_LOWEST_MAXIMUM} quizzes.`,
  quizNotInGradebook: 'One of these quizzes is not in the gradebook of this class.',
} as const;
