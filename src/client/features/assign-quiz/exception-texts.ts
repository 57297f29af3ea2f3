/** The texts of one student's exception. */
export const exceptionTexts = {
  title: (name: string) => `${name} in this quiz`,
  lead: 'What you enter here holds for this quiz alone.',
  runningOn:
    'This student has started. The end of the attempt stays as it is; use the live view to give more time now.',
  empty: 'Empty: as the rule.',
  emptyIs: (says: string) => `Empty: as the rule, ${says}.`,
  number: (limit: number) => `number ${limit}`,
  percentMore: (percent: number) => (percent === 0 ? 'no more time' : `${percent} % more`),
  extraPercent: 'More time, in percent',
  extraInvalid: (maximum: number, step: number) =>
    `Please enter a percentage from 0 to ${maximum} in steps of ${step}.`,
  tabLimit: 'Tab change that submits',
  tabInvalid: (minimum: number, maximum: number) =>
    `Please enter a whole number from ${minimum} to ${maximum}.`,
  largerText: 'Larger text',
  hideTimer: 'No timer',
  asRule: 'As the rule',
  isRule: (says: string) => `As the rule: ${says}`,
  yes: 'Yes',
  no: 'No',
  reset: 'Everything as the rule',
  save: 'Save',
  saved: (name: string) => `Saved for ${name}.`,
} as const;
