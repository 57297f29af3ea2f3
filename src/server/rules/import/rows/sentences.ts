/** What a teacher is told of a sheet. */
export const rowSentences = {
  instructions: 'A row of instructions.',
  noQuestion: 'A row without a question.',
  notRead: (heading: string, cell: string) => `The column “${heading}” is not read: ${cell}.`,
  notReadUnnamed: (cell: string) => `A cell below no heading is not read: ${cell}.`,
  answerUnknown: (answer: string) => `“${answer}” names none of the options.`,
  keyByShape: (heading: string) => `The answer was told by what stands in the column “${heading}”.`,
  countedFrom0: 'Nothing tells whether the numbers of the answers begin at 0 or at 1; they were read from 0.',
  typeTold: (type: string) => `“${type}” is no known type; the options and the answer told it.`,
  marksRounded: (marks: string, whole: number) => `${marks} marks are rounded to ${whole}.`,
  marksUnread: (marks: string) => `“${marks}” is no number of marks.`,
  timeUnread: (time: string) => `“${time}” is no time in seconds.`,
  typeUnknown: (type: string) => `This was a “${type}” question. Rewrite it, or leave it out.`,
  truthUnknown: (answer: string) => `“${answer}” is neither true nor false.`,
  pairUnread: (text: string) => `“${text}” is no pair: write left -> right.`,
  orderUnread: (answer: string) => `“${answer}” names no order of the options.`,
  scoring: (name: string) =>
    `The file scores by “${name}”. Here each right option earns its share, and a wrong one costs as much.`,
  cloze: 'A text with gaps cannot be read from a sheet. Rewrite it, or leave it out.',
} as const;
