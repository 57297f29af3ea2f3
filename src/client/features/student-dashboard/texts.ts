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
  joinHint: 'You see the rules before the clock starts.',
  joinFailed: 'Failed to join quiz',
  linkUnreachable:
    'The quiz could not be opened, because the server cannot be reached. The page keeps trying.',
  tryAgain: 'Try again',
  idMissing: 'Please enter a quiz ID',

  forClass: 'For your class',
  dueNow: 'Due now',
  nothingDue: 'Nothing is due.',
  available: 'Available',
  completed: 'Completed',
  inProgress: 'In Progress',
  continueRow: (time: string) => `Continue, ${time} left`,
  continueUntimed: 'Continue',

  attemptsTitle: 'Your Quiz Attempts',
  newResult: 'New result',
  onlyNew: 'It is the only one so far.',
  noAttempts: 'No quiz attempts found.',
  untitled: 'Untitled Quiz',
} as const;
