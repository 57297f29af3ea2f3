import { setImmediate as nextTurn } from 'node:timers/promises';
import { sumMarks } from '../../../shared/marking/marks';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { cutIntoBatches } from '../../rules/batches';
import { getNotAsked } from '../attempts/course';
import { getQuestions, poolsOf } from '../quizzes/find';
import { type BoundRow, type ColumnRecord, cellsStore, type RowRecord } from './store';

/** Some milliseconds of drawing. */
const DRAWN_AT_ONCE = 500;

/**
 * Each member's maximum in a quiz with pools, in row order, null without marks. Since a pool's questions have equal marks until
 * one is corrected, one draw usually serves a whole quiz version.
 */
export async function readMaxScores(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  { classId, column, rows }: { classId: string; column: ColumnRecord; rows: readonly RowRecord[] },
): Promise<(number | null)[]> {
  const questions = getQuestions(deps, column.quizId);
  const reachable = reachableIn(deps, { column, questions });
  const byLine = new Map<number, number>();
  const bound = cellsStore(deps.db).listBound(classId, column.quizId);
  for (const batch of cutIntoBatches(bound, { marksOfEach: 1, marksAtOnce: DRAWN_AT_ONCE })) {
    for (const row of batch) byLine.set(row.line, reachable(row));
    await nextTurn();
  }
  return rows.map(({ line }) => byLine.get(line) ?? null);
}

function reachableIn(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  { column, questions }: { column: ColumnRecord; questions: readonly Question[] },
): (row: BoundRow) => number {
  const sumOf = (row: BoundRow): number => {
    const notAsked = getNotAsked(deps, row);
    return sumMarks(questions.flatMap(({ _id, maximumMarks }) => (notAsked.has(_id) ? [] : [maximumMarks])));
  };
  if (!arePoolsEven(column, questions)) return sumOf;
  const known = new Map<string, number>();
  return (row) => {
    const sum = known.get(row.versionId) ?? sumOf(row);
    known.set(row.versionId, sum);
    return sum;
  };
}

/** Whether every question of a pool exists and has the same marks, so that every draw has the same maximum. */
function arePoolsEven(column: ColumnRecord, questions: readonly Question[]): boolean {
  const marksOf = new Map(questions.map(({ _id, maximumMarks }) => [_id, maximumMarks]));
  return poolsOf(column).every(({ questionIds }) => {
    const [first] = questionIds;
    const marks = first === undefined ? undefined : marksOf.get(first);
    return marks !== undefined && questionIds.every((id) => marksOf.get(id) === marks);
  });
}
