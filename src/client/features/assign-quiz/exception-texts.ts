export const exceptionTexts = {
  title: (name: string) => `${name} in this quiz`,
  lead: 'Only for this quiz.',
  runningOn:
    'This student has started. The end of the attempt stays as it is; use the live view to give more time now.',
  empty: 'Leave empty for the usual.',
  emptyIs: (says: string) => `Leave empty for the usual (${says}).`,
  number: (limit: number) => String(limit),
  percentMore: (percent: number) => (percent === 0 ? 'no more time' : `${percent} % more`),
  extraPercent: 'More time, in percent',
  extraInvalid: (maximum: number, step: number) =>
    `Please enter a percentage from 0 to ${maximum} in steps of ${step}.`,
  tabLimit: 'Tab change limit',
  tabInvalid: (minimum: number, maximum: number) =>
    `Please enter a whole number from ${minimum} to ${maximum}.`,
  largerText: 'Larger text',
  hideTimer: 'No timer',
  asRule: 'As usual',
  isRule: (says: string) => `As usual (${says})`,
  yes: 'Yes',
  no: 'No',
  reset: 'Use the usual settings',
  save: 'Save',
  saved: (name: string) => `Saved for ${name}.`,
} as const;
