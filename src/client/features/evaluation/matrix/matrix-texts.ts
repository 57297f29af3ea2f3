import { counted } from '../../../../shared/counted';
import type { CellKind } from '../../../rules/results/matrix';

export const matrixTexts = {
  label: 'Marks of each student in each question',
  student: 'Student',
  total: 'Total',
  ofMarks: (maximum: number) => `of ${maximum}`,
  /** Read after a mark. */
  ofMaximum: (maximum: number) => ` of ${counted(maximum, 'mark')}`,
  mean: 'Mean',
  question: (number: number, words: string) => `Question ${number}: ${words}`,
  kind: {
    full: 'full marks',
    part: 'part',
    none: 'none',
    empty: 'empty',
    unmarked: 'not evaluated',
    'not-asked': 'not asked',
  } satisfies Record<CellKind, string>,
  toReview: 'to review',
  letters: 'Letters: the option chosen',
  key: 'Key',
  move: 'move',
  sort: 'sort by this question',
  open: 'open the answer',
  about: (number: number, type: string) => `question ${number}, ${type.toLowerCase()}`,
  students: (count: number) => counted(count, 'student'),
} as const;
