/** The texts in place of a clock hidden for a need. */
export const hiddenTimeTexts = {
  warnMe: 'Tell me when 5 minutes and 1 minute are left',
  lessLeft: (minutes: number) =>
    minutes === 1 ? 'Less than 1 minute is left.' : `Less than ${minutes} minutes are left.`,
} as const;
