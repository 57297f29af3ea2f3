import { nth } from '../../../shared/counted';

export const texts = {
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  timeUp: (number: number, count: number) => `Time is up for this question. Question ${number} of ${count}`,
  pressForTime: 'Time left. Press to hear it.',
  questionTimeLeft: 'Time left for this question.',
  questionTimeSpoken: (time: string) => `${time} for this question`,
  // Beside the title a phone has room for one word.
  hide: 'Hide',
  timer: 'timer',
  showTimer: 'Show timer',
  showTime: 'Show the time',

  previous: 'Previous',
  next: 'Next',
  submitQuiz: 'Submit Quiz',
  navigationOff: 'You cannot go back in this quiz',
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
  submittedByTabs: (limit: number) => `The ${nth(limit, 'tab change')} submits the quiz automatically.`,
  submittedByTime: 'The time for this quiz is over.',
  collected: 'Your teacher has collected all submissions.',
  closedByServer: 'The time was over, and the quiz was closed with the answers saved by then.',
  submittedElsewhere: 'You submitted this quiz on another page.',
  stillSending: (attempt: number) => `Still sending, attempt ${attempt}`,
  submittedAt: (time: string, receipt: string) => `Quiz submitted at ${time}. Receipt: ${receipt}`,

  offline: 'You are offline. Your answers are saved on this device and will be sent.',
  offlineAtStep:
    'You are offline. The next question comes by itself once the network is back. Your answers are saved on this device.',
  coming: (number: number) => `Waiting for question ${number}…`,
  tabChip: (count: number, limit: number) => `${count} of ${limit} tab changes`,
  nextSubmits: 'The next one submits.',
  tabsUsed: (count: number, limit: number) => `${count} of ${limit} tab changes used`,

  savedOnDevice: 'Saved on this device',
  saving: 'Saving…',
  savedAt: (time: string) => `Saved ${time}`,
  savedAgain: 'All your answers are on the server again.',
  offlineSaved: 'Offline: saved on this device, will send',
  notSent: 'Not sent yet, saved on this device',
  notSentNotKept: 'Not sent yet. Keep this page open',
  savedNowhere: 'Not saved yet. Keep this page open',
  tryAgain: 'Try again',

  useWrittenHere: 'Use what I wrote here',

  pausedTitle: 'Quiz paused',
  paused: 'Your teacher has paused this quiz. The clock is stopped.',
  pausedUnsent: 'What you wrote last is not sent yet. It is sent when the quiz continues.',
  continued: (left: string) => `The quiz continues. ${left}`.trimEnd(),
  minutesGiven: (minutes: number) =>
    `Your teacher gave you ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  secondsGiven: (seconds: number) =>
    `${seconds} ${seconds === 1 ? 'second was' : 'seconds were'} added to your time.`,

  elsewhereTitle: 'This quiz is open in another tab',
  elsewhereBody:
    'It may also be open on another device. Your answers are safe; only one page at a time can change them.',
  elsewhereUnsent: 'What you wrote here last is not sent yet. It is kept on this device.',
  useHere: 'Use it here',
  useHereFailed: 'The server could not be reached. Please try again.',
  elsewhereLine: 'Open in another tab',
  elsewhereNotSent: 'Not sent, kept on this device',
  superseded: 'This answer was changed later on another page. What you wrote here is kept.',

  runningTitle: 'Your quiz is still running',
  runningBody: 'The clock keeps running. To finish, submit the quiz on the last question.',
  backToQuiz: 'Back to the quiz',

  sessionEndedTitle: 'Please sign in again',
  sessionEndedBody:
    'Your answers are saved on this device and are sent once you have signed in. This does not count as a tab change.',
  signIn: 'Sign in (new tab)',
  signInByCode: 'Sign in with your class code',
  signedIn: 'I have signed in',

  notFound: 'Quiz not found',
  goBack: 'Go Back',
} as const;
