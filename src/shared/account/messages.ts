export const accountMessages = {
  /** Identical for every mismatch, so that class membership is not revealed. */
  pinRefused:
    'These do not fit together: please check the class code, your name as it is on the list and your PIN; after 5 wrong tries you have to wait 10 minutes.',
  slipRefused: (left: number) =>
    `That is not the PIN on this slip. ${left === 0 ? 'Please wait 10 minutes, or ask your teacher for a new PIN.' : `${left} ${left === 1 ? 'try' : 'tries'} left.`}`,
  slipEnded:
    'This slip is not valid any more. Please use your newest slip, or ask your teacher for a new PIN.',
  tooManyWrongPinsOfSlip: 'Too many wrong tries. Please wait 10 minutes, or ask your teacher for a new PIN.',
  pinEnded:
    'You were signed in for the quiz that was running. Please sign out, and sign in with your PIN again.',
  tooManyWrongPins:
    'Too many wrong tries. Please wait 10 minutes, scan the code on your slip, or ask your teacher for a new PIN.',
  pinsBusy: 'Many are signing in right now. Please try again in a few seconds.',
  inviteUnusable:
    'This invite cannot be used: it was used before, withdrawn, or is older than 14 days. Please ask the person who runs the site for another one.',
  tooManyInvites: 'Too many invites were refused. Please wait 10 minutes.',
  inviteNote: 'Please say in at most 100 characters whom the invite is for.',
  inviteNotFound: 'This invite is not there any more.',
} as const;
