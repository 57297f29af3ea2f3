import { sentencesOf } from '../../../shared/languages/sentences';

const refusals = sentencesOf('refusals');

export const appealMessages = {
  answerInvalid: (maximum: number) => `Please write an answer of 1 to ${maximum} characters.`,
  isOpen: refusals.secondLookIsOpen,
  notFound: refusals.secondLookNotAsked,
  isAnswered: refusals.secondLookIsAnswered,
} as const;
