import { sentencesOf } from '../../../shared/languages/sentences';

const refusals = sentencesOf('refusals');

export const classMessages = {
  notFound: 'Class not found',
  memberNotFound: 'This student is not in the class',
  nameRequired: 'Please enter a class name',
  nameTaken: 'You already have a class with this name.',
  tooManyClasses: (maximum: number) =>
    `An account can have ${maximum} classes, those in the trash included. Please delete one that is no longer needed.`,
  tooManyMembers: (maximum: number) =>
    `A class can have ${maximum} students, those who left it included. Please make another class.`,
  removed: 'Class moved to the trash',
  memberNameRequired: "Please enter the student's name.",
  emailInvalid: 'This is not an email address.',
  emailTaken: (name: string) => `${name} is in this class with this address already.`,
  numberTaken: (name: string) => `${name} is in this class with this number already.`,
  accountTaken: (name: string) => `${name} is in this class with the same account already.`,
  hasPinAccount: (name: string) =>
    `${name} has taken quizzes with a PIN. Join that account with the address, so that nothing is lost.`,
  memberRemoved: (name: string) => `${name} is no longer in the class`,
  memberMoved: (name: string, className: string) => `${name} is now in ${className}`,
} as const;

export const pinMessages = {
  slipsOnly: refusals.slipsOnly,
  hasLeft: (name: string) => `${name} is no longer in the class, and gets no PIN.`,
  hasAddress: (name: string) => `${name} signs in with an email address, and needs no PIN.`,
  changedMeanwhile: (name: string) =>
    `${name} has left the class or has got an email address meanwhile. No PIN was changed.`,
  tooMany: (maximum: number) => `Please make PINs for at most ${maximum} students at once.`,
  alreadyJoined: (name: string) => `${name} has an email address already.`,
  leftNotJoined: (name: string) => `${name} is no longer in the class. Bring the student back first.`,
  running: (name: string) =>
    `${name} is taking a quiz just now. Please join the accounts when it is submitted.`,
  bothHave: (name: string, titles: readonly string[]) =>
    `${name} has taken ${titles.map((title) => `“${title}”`).join(', ')} with the PIN and with the email address. The accounts cannot be joined.`,
  joined: (name: string) => `${name} now signs in with the email address`,
} as const;
