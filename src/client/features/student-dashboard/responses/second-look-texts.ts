/** The words about a second look at a released mark. */
export const secondLookTexts = {
  ask: 'Ask for a second look',
  askAgain: 'Ask once more',
  ofQuestion: (number: number) => ` at question ${number}`,
  label: 'What should your teacher look at again?',
  hint: 'Say what you meant, or what you think was missed.',
  tooLong: (maximum: number) => `Please use at most ${maximum} characters.`,
  send: 'Send',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  notSent: 'Not sent. Your text is kept; please try again.',
  asked: (date: string) => `You asked for a second look on ${date}`,
  waits: 'Your teacher has not answered yet.',
  answered: 'Your teacher’s answer',
} as const;
