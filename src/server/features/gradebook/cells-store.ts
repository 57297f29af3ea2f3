import type { CellLetter } from '../../../shared/gradebook/cell-states';
import { plainRows } from '../../db/plain-rows';
import { perDb } from '../../db/store';

/** The attempt of one line of the list of a class. */
export interface CellRow {
  /** The line, by its row. */
  readonly line: number;
  readonly letter: CellLetter;
  readonly score: number | null;
}

/** What an evaluated attempt is bound to, which says which questions it was asked. */
export interface BoundRow {
  readonly line: number;
  readonly paperId: string;
  readonly seed: number;
}

const LETTER = `case when submitted_at is null then 'r' when evaluated_at is null then 'w'
  when released_at is null then 'u' else 'm' end`;
/** Parameters: the class, the quiz. By numbers of rows seventy thousand are told apart faster than by ids. */
const OF_CLASS = `from attempts cross join class_members on class_members.account_id = attempts.student_id
  and class_members.class_id = +? where attempts.quiz_id = +?`;

/** What the members of a class have made of a quiz, read as plain rows: in all quizzes it may be seventy thousand. */
export const cellsStore = perDb((db) => ({
  listCells: plainRows<CellRow>(
    db,
    `select class_members.rowid as line, ${LETTER} as letter,
      case when evaluated_at is not null then marks_sum end as score ${OF_CLASS}`,
  ),
  listBound: plainRows<BoundRow>(
    db,
    `select class_members.rowid as line, attempts.paper_id as paperId, attempts.seed as seed
     ${OF_CLASS} and evaluated_at is not null`,
  ),
}));
