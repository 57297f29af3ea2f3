export const responseTexts = {
  responsesFailed: 'Your responses could not be loaded.',
  rubric: 'What the marks are for',
  points: (points: number) => `${points > 0 ? '+' : ''}${points}`.replace('-', '−'),
  given: 'given',
  notGiven: 'not given',
  fromTeacher: 'From your teacher',
  marks: (score: number, maximum: number) => `${score} of ${maximum} ${maximum === 1 ? 'mark' : 'marks'}`,
  corrected: (date: string, before: number, after: number) =>
    before === after
      ? `Your teacher corrected this question on ${date}; your score stayed ${after}.`
      : `Your teacher corrected this question on ${date}; your score changed from ${before} to ${after}.`,
} as const;

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
