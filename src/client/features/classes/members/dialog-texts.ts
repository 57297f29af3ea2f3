import { counted } from '../../../../shared/counted';

export const dialogTexts = {
  name: 'Name',
  done: 'Done',
  newStudent: 'New student',
  numberOptional: 'Number (optional)',
  emailOptional: 'Email address (optional)',
  add: 'Add',
  added: (name: string) => `${name} added`,
  addFailed: 'The student could not be added. Please try again.',
  nameRequired: 'Please enter a name.',
  emailInvalid: 'Please enter an email address, such as asha@school.example.',

  editTitle: (name: string) => `Edit ${name}`,
  emailHint: 'Who has an address signs in with it and needs no PIN.',
  emailDropsPin: 'With an address, the PIN stops working.',
  emailByJoining:
    'The attempts were made with a PIN. “Join with an account…” gives an address and moves them.',
  always: 'In every quiz',
  alwaysMore: 'Every quiz of this class takes this over. One quiz can still differ.',
  moreTimeLabel: 'More time, in %',
  moreTimeHint: (maximum: number, step: number) => `0 to ${maximum} in steps of ${step}`,
  moreTabChangesLabel: 'More tab changes',
  largerTextLabel: 'Larger text',
  noTimerLabel: 'No timer shown',
  noTimerReason: 'The time runs all the same, and the last minutes are announced.',
  percentInvalid: (maximum: number, step: number) =>
    `Please enter a percentage from 0 to ${maximum} in steps of ${step}.`,
  tabChangesInvalid: (maximum: number) => `Please enter a whole number from 0 to ${maximum}.`,
  save: 'Save',
  cancel: 'Cancel',
  saved: (name: string) => `${name} saved`,
  saveFailed: 'The student could not be saved. Please try again.',

  pinFailed: 'The PIN could not be made. Please try again.',
  pinTitle: (name: string) => `PIN of ${name}`,
  pinOnce: 'It is shown this once. An earlier PIN and its slip no longer work.',
  copyPin: 'Copy PIN',
  joinTitle: (name: string) => `Join ${name} with an account`,
  joinWhat: (attempts: number) =>
    attempts === 0
      ? 'From now on, the address signs in to what the PIN has signed in to so far.'
      : `${counted(attempts, 'attempt')} on your quizzes ${attempts === 1 ? 'moves' : 'move'} to the account with this address.`,
  joinPinEnds: 'The PIN stops working at once.',
  joinEmail: 'Email address of the account',
  joinConfirm: 'Join',
  joinFailed: 'The accounts could not be joined. Please try again.',

  moveTitle: (name: string) => `Move ${name}`,
  moveTo: 'To class',
  moveMore: 'Attempts stay. Quizzes of the new class are open from then on.',
  moveConfirm: 'Move',
  noOtherClass: 'There is no other class yet. Create one first.',
  moved: (name: string, to: string) => `${name} moved to ${to}`,
  moveFailed: 'The student could not be moved. Please try again.',
} as const;
