/** The words that stand around a quiz in the preview. */
export const texts = {
  title: 'Preview as student',
  bar: 'Preview: nothing is saved',
  startTimer: 'Start timer',
  running: 'The timer runs.',
  back: 'Back to the quiz',
  endTitle: 'This is the end of the preview',
  end: 'Here a student’s quiz would be submitted. Nothing was sent.',
  timeUp: 'The time is over. Here a student’s quiz would be submitted by itself. Nothing was sent.',
  startAgain: 'Start again',
  empty: 'This quiz has no questions to preview yet.',
  loadFailed: 'Failed to load quiz. Please try again.',
} as const;
