import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CellLetter } from '../../../shared/gradebook/cells';
import type { Deps } from '../../deps';
import { cutIntoBatches } from '../../rules/batches';
import { type CellRow, cellsStore } from './cells-store';
import { idsOf } from './columns';
import { emptyLetters } from './empty-letters';
import type { ColumnRecord, RowRecord } from './store';

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

/** While names are hidden, only who submitted is shown. */
const withheld = ({ letter }: CellRow): CellLetter => (letter === 'r' ? 'r' : 'h');
