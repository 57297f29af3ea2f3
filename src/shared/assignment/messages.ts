import { EXTRA_TAB_CHANGES_MAXIMUM, QUIZZES_USED_AGAIN_MAXIMUM, TAB_CHANGE_LIMIT } from '../constants';
import { sentencesOf } from '../languages/sentences';

const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

const refusals = sentencesOf('refusals');

export const assignmentMessages = {
  windowInvalid: 'Please let the quiz close after it opens.',
  windowInvalidFor: (name: string) => `Please let the quiz close after it opens for ${name}.`,
  classNotFound: 'Class not found',
  exceptionForStranger:
    'An exception can only be made for somebody on the list of a class that has the quiz.',
  tabChangeLimitInvalid: `Please let the quiz end at tab change ${TAB_CHANGE_LIMIT} to ${TAB_CHANGE_LIMIT + EXTRA_TAB_CHANGES_MAXIMUM}.`,
  tooManyAgain: `You can use ${QUIZZES_USED_AGAIN_MAXIMUM} quizzes again at once.`,
  makeUpForNobody: 'Please choose who gets another time.',
  makeUpForStranger: 'Another time can only be given to somebody on the list of a class that has the quiz.',
  windowOver: 'Please choose an end that is still ahead.',
  makeUpSubmitted: (names: readonly string[]) => `Already submitted: ${list(names)}.`,
  makeUpRunning: (names: readonly string[]) => `Taking the quiz right now: ${list(names)}.`,
  notAssigned: refusals.notAssigned,
  leftClass: refusals.leftClass,
} as const;
