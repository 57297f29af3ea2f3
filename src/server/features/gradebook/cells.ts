import { setImmediate as nextTurn } from 'node:timers/promises';
import { cutIntoBatches } from '../../../shared/batches';
import type { CellLetter } from '../../../shared/gradebook/schema';
import type { Deps } from '../../deps';
import { type CellRow, cellsStore } from './cells-store';
import { idsOf } from './columns';
import { emptyLetters } from './empty-letters';
import type { ColumnRecord, RowRecord } from './store';

/** Some milliseconds of reading: others are served in between. */
const CELLS_READ_AT_ONCE = 5000;

/** The cells of one quiz, in the order of the rows. */
export interface Cells {
  readonly letters: CellLetter[];
  readonly scores: (number | null)[];
}

/** The cells of each quiz by its id, some columns at a time; of the hidden ones no marks. */
export async function readCells(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  read: {
    readonly classId: string;
    readonly columns: readonly ColumnRecord[];
    readonly rows: readonly RowRecord[];
    readonly hidden: ReadonlySet<string>;
  },
): Promise<ReadonlyMap<string, Cells>> {
  const { classId, columns, rows, hidden } = read;
  const lettersOf = emptyLetters({ db, clock }, { classId, rows });
  const cells = new Map<string, Cells>(
    columns.map((column) => [
      column.quizId,
      { letters: lettersOf(column), scores: rows.map((): number | null => null) },
    ]),
  );
  const placeOf = new Map(rows.map(({ accountId }, place) => [accountId, place]));
  const size = { marksOfEach: rows.length, marksAtOnce: CELLS_READ_AT_ONCE };
  for (const batch of cutIntoBatches(columns, size)) {
    for (const row of cellsStore(db).listCells(idsOf(batch), classId)) {
      const place = placeOf.get(row.accountId);
      const column = cells.get(row.quizId);
      if (place === undefined || !column) continue;
      const isHidden = hidden.has(row.quizId);
      column.letters[place] = isHidden ? withheld(row) : row.letter;
      column.scores[place] = isHidden ? null : row.score;
    }
    if (columns.length > batch.length) await nextTurn();
  }
  return cells;
}

/** While the names are hidden it is told who has submitted, and nothing of the marks. */
const withheld = ({ letter }: CellRow): CellLetter => (letter === 'r' ? 'r' : 'h');
