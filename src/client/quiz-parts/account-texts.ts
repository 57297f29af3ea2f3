/** The words of a teacher's bar and of what its menu opens. */
export const accountTexts = {
  desk: 'My quizzes',
  activePlan: 'Active Plan',
  noPlan: 'No Active Plan',
  upgrade: 'Upgrade',
  until: (date: string) => `until ${date}`,
  keyboard: 'Keyboard shortcuts',
  accommodations: 'Student accommodations',
  checkReceipt: 'Check a receipt',
  payments: 'Payments',
  logout: 'Logout',
  logoutEverywhere: 'Log out everywhere',
  noPayments: 'No payments yet.',
  paymentsFailed: 'Your payments could not be loaded. Please try again.',
  receiptsByMail: 'Each receipt was also sent to you by email.',
} as const;
