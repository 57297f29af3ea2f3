/** Columns offered for a CSV of marks for the school's system, in this order. */
export const MARKS_COLUMNS = [
  'number',
  'name',
  'email',
  'points',
  'maximum',
  'percent',
  'quiz',
  'date',
  'grade',
] as const;
export type MarksColumn = (typeof MARKS_COLUMNS)[number];

export const MARKS_HEADINGS: Readonly<Record<MarksColumn, string>> = {
  ...{ number: 'Number', name: 'Name', email: 'Email', points: 'Points', maximum: 'Maximum' },
  ...{ percent: 'Percent', quiz: 'Quiz', date: 'Date', grade: 'Grade' },
};

export const MARKS_SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export const MARKS_DECIMALS = ['point', 'comma'] as const;
