import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CellLetter } from '../../../shared/gradebook/cell-states';
import type { Deps } from '../../deps';
import { type CellRow, cellsStore } from './cells-store';
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
  asked: {
    readonly classId: string;
    readonly columns: readonly ColumnRecord[];
    readonly rows: readonly RowRecord[];
    readonly hidden: ReadonlySet<string>;
  },
): Promise<ReadonlyMap<string, Cells>> {
  const { classId, columns, rows, hidden } = asked;
  const lettersOf = emptyLetters({ db, clock }, { classId, rows });
  const placeOf = new Map(rows.map(({ line }, place) => [line, place]));
  const cells = new Map<string, Cells>();
  let read = 0;
  for (const column of columns) {
    const { quizId } = column;
    const [letters, scores] = [lettersOf(column), rows.map((): number | null => null)];
    const isHidden = hidden.has(quizId);
    for (const row of cellsStore(db).listCells(classId, quizId)) {
      const place = placeOf.get(row.line);
      if (place === undefined) continue;
      letters[place] = isHidden ? withheld(row) : row.letter;
      scores[place] = isHidden ? null : row.score;
    }
    cells.set(quizId, { letters, scores });
    read += rows.length;
    if (read < CELLS_READ_AT_ONCE) continue;
    read = 0;
    await nextTurn();
  }
  return cells;
}

/** While the names are hidden it is told who has submitted, and nothing of the marks. */
const withheld = ({ letter }: CellRow): CellLetter => (letter === 'r' ? 'r' : 'h');
