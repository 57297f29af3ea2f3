import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CellLetter } from '../../../shared/gradebook/cells';
import { sumMarks } from '../../../shared/marking/marks';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { windowOf } from '../../rules/assignment/windows';
import { cutIntoBatches } from '../../rules/batches';
import { getNotAsked } from '../attempts/course';
import { getQuestions, poolsOf } from '../quizzes/find';
import { idsOf } from './columns';
import {
  type BoundRow,
  type CellRow,
  type ColumnRecord,
  cellsStore,
  gradebookStore,
  type RowRecord,
} from './store';

/** Some milliseconds of reading between other requests. */
const CELLS_READ_AT_ONCE = 5000;

/** The cells of one quiz in row order. */
export interface Cells {
  readonly letters: CellLetter[];
  readonly scores: (number | null)[];
}

/** The cells of each column, read in batches; hidden quizzes without marks. */
export async function readCells(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: {
    readonly classId: string;
    readonly columns: readonly ColumnRecord[];
    readonly rows: readonly RowRecord[];
    readonly hidden: ReadonlySet<string>;
  },
): Promise<readonly Cells[]> {
  const { classId, columns, rows, hidden } = asked;
  const lettersOf = emptyLetters({ db, clock }, { classId, rows });
  const placeOf = new Map(rows.map(({ line }, place) => [line, place]));
  const cells = columns.map(
    (column): Cells => ({ letters: lettersOf(column), scores: rows.map((): number | null => null) }),
  );
  const size = { marksOfEach: rows.length, marksAtOnce: CELLS_READ_AT_ONCE };
  let before = 0;
  for (const batch of cutIntoBatches(columns, size)) {
    for (const row of cellsStore(db).listCells(idsOf(batch), classId)) {
      const place = placeOf.get(row.line);
      const column = columns[before + row.column];
      const own = cells[before + row.column];
      if (place === undefined || !column || !own) continue;
      const isHidden = hidden.has(column.quizId);
      own.letters[place] = isHidden ? withheld(row) : row.letter;
      own.scores[place] = isHidden ? null : row.score;
    }
    before += batch.length;
    if (before < columns.length) await nextTurn();
  }
  return cells;
}

/** The cell states of members who have not started a quiz, in row order. */
function emptyLetters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { classId, rows }: { classId: string; rows: readonly RowRecord[] },
): (column: ColumnRecord) => CellLetter[] {
  const now = clock.now();
  const openings = new Map(
    gradebookStore(db)
      .listOpenings.all({ classId })
      .map(({ quizId, memberId, opensAt }) => [`${quizId} ${memberId}`, opensAt]),
  );
  return ({ quizId, isAssigned, isPublished, opensAt }) =>
    rows.map(({ id, removedAt }) => {
      if (isAssigned !== 1 || removedAt !== null) return 'n';
      const exception = openings.size > 0 ? { opensAt: openings.get(`${quizId} ${id}`) ?? null } : null;
      const window = windowOf({ opensAt, closesAt: null }, exception);
      return isPublished && (window.opensAt ?? 0) <= now ? 'a' : 'l';
    });
}

/** While names are hidden, only who submitted is shown. */
const withheld = ({ letter }: CellRow): CellLetter => (letter === 'r' ? 'r' : 'h');

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
