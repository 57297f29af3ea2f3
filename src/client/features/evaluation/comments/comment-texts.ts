import { counted } from '../../../../shared/counted';

/** The texts of comments and phrases. */
export const commentTexts = {
  forAnswers: (students: number) =>
    students === 1 ? 'Comment for this answer' : `Comment for these ${students} students`,
  forSubmission: 'Comment on the whole submission',
  onAnswer: 'Comment on this answer',
  differing: (count: number, total: number) => `${count} of ${counted(total, 'student')}:`,
  useForAll: 'Use for all',
  replaces: 'What you write here goes to all of them.',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: (why: string) => `Not saved: ${why}`,
  noConnection: 'no connection. Kept on this device.',
  notSavedBefore: 'left from your last visit.',
  /** Before a colleague's text; alone for a removed one. */
  someone: 'A colleague',
  wrote: (name: string) => `${name}’s comment now:`,
  keepTheirs: (name: string) => `Keep ${name}’s`,
  useMine: 'Use mine',
  tryAgain: 'Try again',
  discard: 'Discard',
  add: 'Add a comment',
  addForSubmission: 'Comment on the whole submission',
  edit: 'Edit comment',
  yours: 'Your comment',
  said: 'Comment',
  phrases: 'Phrases',
  addPhrase: 'Phrase',
  fromComment: 'from this comment',
  remove: (text: string) => `Remove “${text}” from your phrases`,
  takeOver: (text: string) => `Add “${text}” to your phrases`,
  phraseUsed: (text: string) => `“${text}” added to the comment.`,
  phraseAdded: 'Added to your phrases.',
  phraseRemoved: 'Phrase removed.',
  phraseFailed: 'Your phrases could not be changed. Please try again.',
  undo: 'Undo',
  none: 'No comment',
  written: (count: number, total: number) =>
    count === total ? 'Comment' : `Comment for ${count} of ${total} students`,
  unsaved: 'Comment not saved',
} as const;
