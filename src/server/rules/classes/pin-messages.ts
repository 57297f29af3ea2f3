/** What the calls about PINs answer and refuse with. */
export const pinMessages = {
  slipsOnly:
    'This class signs in with its slips: please scan the code on yours, or ask your teacher for one.',
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
