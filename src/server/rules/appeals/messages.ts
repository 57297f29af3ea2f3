export const appealMessages = {
  textInvalid: (maximum: number) =>
    `Please say in 1 to ${maximum} characters what should be looked at again.`,
  answerInvalid: (maximum: number) => `Please write an answer of 1 to ${maximum} characters.`,
  isOpen: 'You have already asked for a second look at this answer. Your teacher has not answered yet.',
  notFound: 'Nobody has asked for a second look at this answer.',
  isAnswered: 'This second look is answered already.',
} as const;
