/** What the calls of classes answer and refuse with. */
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
