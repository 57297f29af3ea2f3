/** The words of what all lists of the operator's page have. */
export const texts = {
  range: ({ from, to, total }: { from: number; to: number; total: number }) =>
    total === 0 ? 'None' : from === 1 && to === total ? `${total} in all` : `${from} to ${to} of ${total}`,
  before: 'Previous',
  next: 'Next',
  more: 'More',
} as const;
