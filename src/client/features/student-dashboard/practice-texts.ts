export const practiceTexts = {
  title: 'Practice',
  toRepeat: 'To repeat',
  practise: 'Practice',
  due: (count: number) => `${count} due`,
  new: (count: number) => `${count} new`,
  next: (when: string) => `next ${when}`,
  nothingNow: 'nothing just now',
} as const;
