/** The words of the quiz-taking screen, verbatim where the specification quotes them. */
export const texts = {
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  timeUp: (number: number, count: number) => `Time is up for this question. Question ${number} of ${count}`,
  pressForTime: 'left. Press to hear the time.',
  questionTimeLeft: 'left for this question',

  previous: 'Previous',
  next: 'Next',
  submitQuiz: 'Submit Quiz',
  navigationOff: 'Going back is off for this quiz',
  allQuestions: 'All questions',
  questions: 'Questions',
  cell: (number: number, state: { answered: boolean; current: boolean }) =>
    `Question ${number}, ${state.answered ? 'answered' : 'not answered'}${state.current ? ', current' : ''}`,
  answeredOf: (answered: number, count: number) => `${answered} of ${count} answered`,

  submitTitle: 'Submit Quiz?',
  submitBody: 'Are you sure you want to submit your quiz? This action cannot be undone.',
  unanswered: (open: number, count: number) =>
    `${open} of ${count} questions ${open === 1 ? 'has' : 'have'} no answer yet`,
  allAnswered: 'Every question has an answer.',
  submittingTitle: 'Submitting Quiz',
  submittingBody: 'Please wait while we process your submission...',
  submittedByTabs: 'The third tab change submits the quiz automatically.',
  submittedByTime: 'The time for this quiz is over.',
  stillSending: (attempt: number) => `Still sending, attempt ${attempt}`,
  submittedAt: (time: string, receipt: string) => `Quiz submitted at ${time}. Receipt: ${receipt}`,

  offline: 'You are offline. Your answers are saved on this device and will be sent.',
  tabChip: (count: number) => `${count} of 3 tab changes`,
  tabsUsed: (count: number) => `${count} of 3 tab changes used`,

  savedOnDevice: 'Saved on this device',
  saving: 'Saving…',
  savedAt: (time: string) => `Saved ${time}`,
  offlineSaved: 'Offline: saved on this device, will send',
  notSent: 'Not sent yet, saved on this device',
  notSentNotKept: 'Not sent yet. Keep this page open',
  savedNowhere: 'Not saved yet. Keep this page open',
  tryAgain: 'Try again',

  earlier: 'You started fresh. Your earlier answer to this question is kept.',
  takeBack: 'Take it back',

  ruleQuestions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  ruleTotal: (minutes: string) => `${minutes} in all`,
  ruleQuestionTimers: 'Each question has its own time. When it is over, the next one comes.',
  ruleTabs: 'Leaving this page counts as a tab change; the third one submits the quiz.',
  ruleKeys: 'The Tab key stays on the page, Ctrl+L and F6 leave it.',
  ruleNoTabs: 'You may leave this page while the quiz runs.',
  ruleNavigationOff: 'Going back to an earlier question is off.',
  fold: 'Got it',

  runningTitle: 'Your quiz is still running',
  runningBody:
    'The clock goes on. Your answers are saved. To finish, submit the quiz after the last question.',
  backToQuiz: 'Back to the quiz',

  sessionEndedTitle: 'Please sign in again',
  sessionEndedBody:
    'Your session has ended. Your answers are saved on this device and are sent once you are signed in. This does not count as a tab change.',
  signIn: 'Sign in in a new tab',
  signedIn: 'I have signed in',

  notFound: 'Quiz not found',
  goBack: 'Go Back',
} as const;
