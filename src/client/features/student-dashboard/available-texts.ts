export const availableTexts = {
  open: 'Open quiz',
  openNow: 'Open now',
  until: (moment: string) => `Until ${moment}`,
  opens: (moment: string, until: string | null) =>
    until === null ? `Opens ${moment}` : `Opens ${moment}, until ${until}`,
  wasOpenUntil: (moment: string) => `It was open until ${moment}.`,
  moreTime: (percent: number) => `You have ${percent}% more time.`,
} as const;
