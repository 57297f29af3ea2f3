export const classSignInTexts = {
  classCode: 'Class code',
  member: 'Your name or number',
  pin: 'PIN',
  pinHint: 'The six digits on your slip.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  missing: {
    classCode: 'Please enter the class code.',
    member: 'Please enter your name or number.',
    pin: 'Please enter your PIN.',
  },
  signingInAs: 'You are signing in as',
  fromSlip: 'Class code and name come from your slip. Only the PIN is missing.',
  somebodyElse: 'Somebody else?',
  tryAgainAt: (time: string) => `You can try again at ${time}.`,
} as const;
