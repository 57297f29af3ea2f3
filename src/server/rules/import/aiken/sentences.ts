export const aikenSentences = {
  noOptions: 'A text without options. Each needs a line below it that begins with its letter: A. or A).',
  answerAlone: 'An answer without a question above it.',
  answerMissing: 'The line ANSWER: is missing below the options.',
  answerUnknown: (answer: string) =>
    answer === '' ? 'The line ANSWER: names no option.' : `ANSWER: ${answer} names none of the options.`,
} as const;
