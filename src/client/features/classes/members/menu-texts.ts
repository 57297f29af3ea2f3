/** What can be done with a member. */
export const menuTexts = {
  edit: 'Edit',
  newPin: 'New PIN',
  makePin: 'Make a PIN',
  printSlip: 'Print a slip…',
  parents: 'Sheet for parents',
  join: 'Join with an account…',
  move: 'Move to another class…',
} as const;
