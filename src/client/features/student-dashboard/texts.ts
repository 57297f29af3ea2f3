import { counted } from '../../../shared/counted';

/** The words of the student dashboard, verbatim where the specification quotes them. */
export const texts = {
  title: 'Your quizzes',
  welcome: (name: string) => `Welcome, ${name}`,
  student: 'Student',
  logout: 'Logout',
  otherDevices: 'Still signed in on another device?',
  logoutEverywhere: 'Log out everywhere',
  reconnecting: 'Reconnecting…',
  cannotLoad: 'Your dashboard could not be loaded. Please try again.',

  joinTitle: 'Join Quiz by ID',
  joinLabel: 'Quiz ID',
  joinPlaceholder: 'Enter quiz ID (e.g., ABC123)',
  joinButton: 'Join Quiz',
  joining: 'Joining…',
  joinHint: 'You read what awaits you before the clock starts.',
  joinFailed: 'Failed to join quiz',
  linkUnreachable:
    'The quiz could not be opened: the server cannot be reached. Your link is kept and tried again by itself.',
  tryAgain: 'Try again',
  idMissing: 'Please enter a quiz ID',
  preview: (facts: readonly string[]) => facts.join(' · '),
  previewQuestions: (count: number) => counted(count, 'question'),
  previewMinutes: (minutes: number) => counted(minutes, 'minute'),
  previewQuestionTimers: 'each question has its own time',
  previewTabs: 'the third tab change submits the quiz',

  available: 'Available',
  completed: 'Completed',
  inProgress: 'In Progress',
  continueRow: (time: string) => `Continue, ${time} left`,
  continueOver: 'Continue',

  attemptsTitle: 'Your Quiz Attempts',
  noAttempts: 'No quiz attempts found.',
  untitled: 'Untitled Quiz',
  receipt: (receipt: string) => `Receipt ${receipt}`,
  quizEnded: 'This quiz has ended.',
  /** Why an attempt ended. */
  ended: {
    student: 'You submitted it.',
    time: 'Submitted when the time was over.',
    'tab-changes': 'Submitted automatically because of tab changes.',
    teacher: 'Collected by your teacher.',
    server: 'Closed by the server when the time was over.',
  },
  viewResponses: 'View Responses',
  hideResponses: 'Hide Responses',
  responsesFailed: 'Your responses could not be loaded.',
  yourAnswer: 'Your answer',
  correctAnswer: 'Correct answer',
  correctAnswerLater: 'Shown when everybody has finished the quiz.',
  options: 'Options',
  marks: (score: number, maximum: number) => `${score} of ${maximum} ${maximum === 1 ? 'mark' : 'marks'}`,

  corrected: (date: string, before: number, after: number) =>
    before === after
      ? `Your teacher corrected this question on ${date}; your score stayed ${after}.`
      : `Your teacher corrected this question on ${date}; your score changed from ${before} to ${after}.`,

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
