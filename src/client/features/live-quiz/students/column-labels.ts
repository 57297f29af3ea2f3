import type { LiveColumn } from './sort-live';

export const LIVE_COLUMN_LABELS: Readonly<Record<LiveColumn, string>> = {
  name: 'Student',
  state: 'State',
  progress: 'Answered',
};
