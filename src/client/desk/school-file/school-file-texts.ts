import type { MARKS_DECIMALS, MARKS_SEPARATORS, MarksColumn } from '../../../shared/export/marks-columns';

export const schoolFileTexts = {
  open: 'School file',
  title: 'CSV for a school’s system',
  columns: 'Columns, in this order',
  moveUp: (column: string) => `Move ${column} up`,
  moved: (column: string, place: number) => `${column} is column ${place} now.`,
  separator: 'Between columns',
  separators: {
    comma: 'Comma ,',
    semicolon: 'Semicolon ;',
    tab: 'Tab',
  } satisfies Record<keyof typeof MARKS_SEPARATORS, string>,
  decimal: 'Decimal sign',
  decimals: { point: 'Point 7.5', comma: 'Comma 7,5' } satisfies Record<
    (typeof MARKS_DECIMALS)[number],
    string
  >,
  example: 'Example',
  noColumn: 'Choose at least one column.',
  download: 'Download',
  failed: 'Failed to download data. Please try again.',
} as const;

/** The example's cells. */
export const EXAMPLE: Readonly<Record<MarksColumn, string>> = {
  ...{ number: '12', name: 'Asha Rao', email: 'asha@school.example', points: '7.5', maximum: '10' },
  ...{ percent: '75', quiz: 'Cells', date: '2026-03-02', grade: 'C' },
};
