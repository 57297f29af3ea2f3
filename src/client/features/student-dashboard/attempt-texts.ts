export const attemptTexts = {
  receipt: (receipt: string) => `Receipt ${receipt}`,
  quizEnded: 'This quiz has ended.',
  ended: {
    student: 'Submitted by you.',
    time: 'Submitted when the time was over.',
    'tab-changes': 'Submitted automatically because of tab changes.',
    teacher: 'Collected by your teacher.',
    server: 'Closed by the server when the time was over.',
  },
  viewResponses: 'View Responses',
  hideResponses: 'Hide Responses',
  search: 'Search earlier quizzes',
  found: (count: number) => (count === 1 ? '1 quiz found' : `${count} quizzes found`),
  noneFound: 'No quiz has this in its title or class.',
  showAll: (count: number) => `Show all ${count}`,
} as const;
