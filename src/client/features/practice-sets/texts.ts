export const texts = {
  quiz: 'Quiz',
  tag: 'Tag',
  open: 'Open for practice',
  endedTitle: (count: number) => `Ended: ${count}`,
  none: 'Nothing is open for practice',
  noneMore: 'Open a quiz on its Share tab once its scores are released, or a tag in the question bank.',
  toBank: 'Question bank',
  openAgain: 'Open again',
  openAgainOf: (title: string) => `Open again: ${title}`,
  endedOn: (day: string) => `ended on ${day}`,
} as const;
