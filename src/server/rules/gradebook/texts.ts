import type { CellState } from '../../../shared/gradebook/cells';

/** The texts of cells without marks in exports. */
export const CELL_TEXTS: Readonly<Record<CellState, string>> = {
  marked: '',
  unreleased: '',
  unmarked: 'not marked yet',
  running: 'in progress',
  absent: 'absent',
  later: 'not open yet',
  'not-assigned': '',
  hidden: 'names hidden',
};
