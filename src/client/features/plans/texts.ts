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

/** The eight features of the plan (spec §3), with a note on sites where one is not set up. */
export const PLAN_FEATURES: readonly { text: string; note?: 'aiNote' | 'mailNote' }[] = [
  { text: 'Unlimited quizzes' },
  { text: 'Unlimited students per month' },
  { text: 'AI evaluation (100 questions in under 10 minutes)', note: 'aiNote' },
  { text: 'Submission confirmation emails to students', note: 'mailNote' },
  { text: 'Tab change detection' },
  { text: 'Window change detection' },
  { text: 'Auto-submission when time expires or suspicious activity is detected' },
  { text: 'Detailed analytics' },
];

interface FrequentQuestion {
  readonly question: string;
  readonly answer: string;
  /** Replaces the answer on a server without billing. */
  readonly whereFree?: string;
}

export const FAQ: readonly FrequentQuestion[] = [
  {
    question: 'How does AI evaluation work?',
    answer:
      'Choice and slider questions are marked by rule. Written answers are compared with your model answer, by AI where an AI server is set up and by the built-in grader elsewhere: each gets a suggested mark and a short reason. Answers that need a closer look are listed for you. You review the marks, change what you like, and only then release the scores.',
  },
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes. You can cancel anytime, and your access continues until the end of the billing period. A month does not renew by itself. What you have created stays yours.',
    whereFree:
      'There is nothing to cancel: on this server every teacher has the plan, and nothing is charged.',
  },
  {
    question: 'Are there any setup fees?',
    answer: 'No. There are no setup fees and no hidden costs; you pay for the plan and nothing else.',
    whereFree: 'No. There are no setup fees and no hidden costs; on this server nothing is charged.',
  },
  {
    question: 'What do students pay?',
    answer: 'Nothing. Students sign in, enter the quiz ID and start.',
  },
  {
    question: 'What can I do without a plan?',
    answer:
      'Build as many quizzes as you like and look at them in the preview. A plan is needed to publish them.',
    whereFree: 'On this server every teacher has the plan: you can publish at once.',
  },
  {
    question: 'Do you give refunds?',
    answer:
      'When a technical issue blocks core features and support cannot resolve it, yes. The Refund Policy has the details.',
    whereFree: 'On this server nothing is charged, so there is nothing to refund.',
  },
];
