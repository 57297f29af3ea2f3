import { isEmptyAnswer } from '../../../shared/answer/answer-text';
import { byName } from '../../../shared/by-name';
import type { QuizResults, StudentResult } from '../../../shared/results/schema';
import { nameAmong } from '../../../shared/tell-apart';
import { pileOf } from './bench-rows';
import { findResult } from './mark-state';
import { wasAsked } from './was-asked';

/** The kind of a cell: its pile, an empty answer, one not marked yet, or a question not drawn for the student. */
export type CellKind = ReturnType<typeof pileOf> | 'empty' | 'unmarked' | 'not-asked';

export function cellKindOf(student: StudentResult, questionId: string): CellKind {
  if (!wasAsked(student, questionId)) return 'not-asked';
  const result = findResult(student, questionId);
  if (!result) return 'unmarked';
  if (result.score === 0 && isEmptyAnswer(student.answers[questionId])) return 'empty';
  return pileOf(result.score, result.maximumMarks);
}

/** One student of the matrix. */
export interface MatrixRow {
  readonly student: StudentResult;
  readonly label: string;
}

/** By `name`, `total` or a question id. */
export interface MatrixSorting {
  readonly id: string;
  readonly desc: boolean;
}

export function matrixRows(
  { results }: Pick<QuizResults, 'results'>,
  { id, desc }: MatrixSorting,
): MatrixRow[] {
  const rows = results.toSorted(byName).map((student) => ({ student, label: nameAmong(student, results) }));
  if (id === 'name') return desc ? rows.reverse() : rows;
  const figureOf = ({ student }: MatrixRow) =>
    id === 'total' ? student.percentage : (findResult(student, id)?.score ?? null);
  const turned = desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: figureOf(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return turned * (one.value - other.value);
    })
    .map(({ row }) => row);
}
