import { counted } from '../../../../shared/counted';

export const texts = {
  members: 'Students of the class',
  name: 'Name',
  number: 'Number',
  signIn: 'Signs in with',
  needs: 'Always has',
  attempts: 'Attempts',
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  search: 'Search by name, number or address',
  shown: (shown: number, all: number) =>
    shown === all ? counted(all, 'student') : `${shown} of ${counted(all, 'student')}`,
  noHit: 'No student fits this search',
  showAll: 'Show all students',
  emptyTitle: 'No students yet',
  empty:
    'Import a list, or add your students one by one. Those without an email address get a PIN, printed on a slip.',
  noSignIn: 'No way to sign in yet',
  pinMade: (date: string) => `PIN made ${date}`,
  pin: 'PIN',

  moreTime: (percent: number) => `${percent}% more time`,
  moreTabChanges: (count: number) => counted(count, 'more tab change'),
  largerText: 'larger text',
  noTimer: 'no timer',

  remove: 'Remove from class',
  removed: (name: string) => `${name} removed. Attempts stay.`,
  removeFailed: 'The student could not be removed. Please try again.',
  undo: 'Undo',

  broughtBack: (name: string) => `${name} is in the class again`,
  bringBackFailed: 'The student could not be brought back. Please try again.',
  attemptCount: (count: number) => counted(count, 'attempt'),
} as const;

export const menuTexts = {
  edit: 'Edit',
  newPin: 'New PIN',
  makePin: 'Make a PIN',
  printSlip: 'Print a slip…',
  parents: 'Sheet for parents',
  join: 'Join with an account…',
  move: 'Move to another class…',
} as const;
