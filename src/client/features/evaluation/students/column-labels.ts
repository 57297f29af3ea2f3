import type { Column } from './sort-students';

export const COLUMN_LABELS: Readonly<Record<Column, string>> = {
  student: 'Student',
  score: 'Score',
  percentage: '%',
  focus: 'Focus lost',
  status: 'Status',
};
