import { COMMENT_MAXIMUM_LENGTH, PHRASE_MAXIMUM_LENGTH, PHRASES_MAXIMUM } from '../constants';

export const commentMessages = {
  commentTooLong: `A comment has at most ${COMMENT_MAXIMUM_LENGTH} characters.`,
  phraseRequired: 'Please write a phrase.',
  phraseTooLong: `A phrase has at most ${PHRASE_MAXIMUM_LENGTH} characters.`,
  phraseExists: 'This phrase is in your list already.',
  phrasesFull: `You can have ${PHRASES_MAXIMUM} phrases. Remove one to add another.`,
  phraseNotFound: 'This phrase is not in your list any more.',
} as const;
