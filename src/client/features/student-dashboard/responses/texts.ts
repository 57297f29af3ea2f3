/** The words of released responses. */
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
