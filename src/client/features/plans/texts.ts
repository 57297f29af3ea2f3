/** What the plans page says to the teacher who looks at it. */
export const texts = {
  activeUntil: (date: string) => `Your plan is active until ${date}. It does not renew by itself.`,
  ended: (date: string) => `Your plan ended on ${date}.`,
  oneMonth: 'for one month.',
  oneMoreMonth: (date: string) => `for one more month, until ${date}.`,
  doesNotRenew: 'You pay for one month at a time. It does not renew by itself.',
  addTitle: 'Add another month?',
  addBody: (until: string, next: string) =>
    `Your plan is already active until ${until}. Another payment adds one month, until ${next}.`,
  addMonth: 'Add a month',
  free: 'Free',
  onThisServer: 'on this server',
  nothingToCancel: 'No setup fees, nothing to pay and nothing to cancel.',
} as const;
