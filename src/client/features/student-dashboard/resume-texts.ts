/** The words that offer to go on with a quiz, loaded where there is one. */
export const resumeTexts = {
  resumeTitle: 'Resume Quiz?',
  questionOf: (number: number, count: number) => `question ${number} of ${count}`,
  timeLeftNow: (time: string) => `Time left now: ${time}`,
  questionTimeLeftNow: (time: string) => `Time left now for this question: ${time}`,
  timeOver: 'The time is over. Your answers are submitted when you resume.',
  startFresh: 'Start Fresh',
  resume: 'Resume Quiz',
  offlineResume:
    'There is no connection right now. Your quiz goes on from this device, and everything is sent once the connection is back.',
  startFreshMeans: 'Start Fresh closes the quiz for now: your answers stay, and so does the clock.',
} as const;
