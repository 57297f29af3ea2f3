import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CellLetter } from '../../../shared/gradebook/cells';
import type { Deps } from '../../deps';
import { windowOf } from '../../rules/assignment/windows';
import { cutIntoBatches } from '../../rules/batches';
import { idsOf } from './columns';
import { type CellRow, type ColumnRecord, cellsStore, gradebookStore, type RowRecord } from './store';

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
