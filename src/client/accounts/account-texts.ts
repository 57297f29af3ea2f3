/** The texts of the teacher's bar and its menu. */
export const accountTexts = {
  ways: 'Your desk',
  desk: 'My quizzes',
  classes: 'Classes',
  bank: 'Question bank',
  activePlan: 'Active Plan',
  noPlan: 'No Active Plan',
  upgrade: 'Upgrade',
  until: (date: string) => `until ${date}`,
  keyboard: 'Keyboard shortcuts',
  accommodations: 'Student accommodations',
  checkReceipt: 'Check a receipt',
  payments: 'Payments',
  logout: 'Logout',
  logoutUnsent: 'Log out without saving?',
  unsentIsLost:
    'Some of your changes have not reached the server. As others may use this device, logging out removes them from it.',
  logoutAnyway: 'Log out anyway',
  logoutEverywhere: 'Log out everywhere',
  noPayments: 'No payments yet.',
  paymentsFailed: 'Your payments could not be loaded. Please try again.',
  receiptsByMail: 'Each receipt was also sent to you by email.',
} as const;
