/** The words that stand around a quiz in the preview. */
export const texts = {
  title: 'Preview as student',
  bar: 'Preview: nothing is saved',
  startTimer: 'Start timer',
  running: 'The timer runs.',
  back: 'Back to the quiz',
  endTitle: 'This is the end of the preview',
  end: 'A student’s quiz would be submitted here. Nothing was sent.',
  timeUp: 'The time is over. A student’s quiz would be submitted automatically here. Nothing was sent.',
  startAgain: 'Start again',
  drawAgain: 'Draw again',
  drawnAgain: 'Other questions were drawn.',
  empty: 'This quiz has no questions to preview yet.',
  loadFailed: 'Failed to load quiz. Please try again.',
} as const;
