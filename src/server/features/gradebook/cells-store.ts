import type { CellLetter } from '../../../shared/gradebook/cell-states';
import { plainRows } from '../../db/plain-rows';
import { perDb } from '../../db/store';

/** The attempt of one line of the list of a class. */
export interface CellRow {
  /** The quiz, by its place in the list that was asked for. */
  readonly column: number;
  /** The line, by its row. */
  readonly line: number;
  readonly letter: CellLetter;
  readonly score: number | null;
}

/** What an evaluated attempt is bound to, which says which questions it was asked. */
export interface BoundRow {
  readonly line: number;
  readonly paperId: string;
  readonly seed: number | null;
  /** Of the attempt. */
  readonly id: string;
}

const LETTER = `case when submitted_at is null then 'r' when evaluated_at is null then 'w'
  when released_at is null then 'u' else 'm' end`;
/** By numbers of rows and places seventy thousand cells are told apart faster than by ids. */
const OF_CLASS = `cross join class_members on class_members.account_id = attempts.student_id
  and class_members.class_id = +?`;

/** What the members of a class have made of a quiz, read as plain rows: in all quizzes it may be seventy thousand. */
export const cellsStore = perDb((db) => ({
  /** Parameters: a JSON list of quizzes, the class. */
  listCells: plainRows<CellRow>(
    db,
    `select named.key as column, class_members.rowid as line, ${LETTER} as letter,
      case when evaluated_at is not null then marks_sum end as score
     from json_each(?) as named cross join attempts on attempts.quiz_id = named.value ${OF_CLASS}`,
  ),
  /** Parameters: the class, the quiz. */
  listBound: plainRows<BoundRow>(
    db,
    `select class_members.rowid as line, attempts.id as id, attempts.paper_id as paperId, attempts.seed as seed
     from attempts ${OF_CLASS} where attempts.quiz_id = +? and evaluated_at is not null`,
  ),
}));
