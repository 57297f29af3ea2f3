import type { CellLetter } from '../../../shared/gradebook/cells';
import { plainRows } from '../../db/plain-rows';
import { perDb } from '../../db/store';

/** The attempt of one class member. */
export interface CellRow {
  /** The quiz, by its index in the requested list. */
  readonly column: number;
  /** The member, by row. */
  readonly line: number;
  readonly letter: CellLetter;
  readonly score: number | null;
}

/** The quiz version of an evaluated attempt, which tells the questions it was asked. */
export interface BoundRow {
  readonly line: number;
  readonly versionId: string;
  readonly seed: number | null;
  /** The attempt's. */
  readonly id: string;
}

const LETTER = `case when submitted_at is null then 'r' when evaluated_at is null then 'w'
  when released_at is null then 'u' else 'm' end`;
/** Row numbers and indexes separate seventy thousand cells faster than ids. */
const OF_CLASS = `cross join class_members on class_members.account_id = attempts.student_id
  and class_members.class_id = +?`;

/** The members' attempts on quizzes as plain rows, up to seventy thousand. */
export const cellsStore = perDb((db) => ({
  /** Parameters: JSON list of quizzes, class. */
  listCells: plainRows<CellRow>(
    db,
    `select named.key as column, class_members.rowid as line, ${LETTER} as letter,
      case when evaluated_at is not null then marks_sum end as score
     from json_each(?) as named cross join attempts on attempts.quiz_id = named.value ${OF_CLASS}`,
  ),
  /** Parameters: class, quiz. */
  listBound: plainRows<BoundRow>(
    db,
    `select class_members.rowid as line, attempts.id as id, attempts.paper_id as versionId, attempts.seed as seed
     from attempts ${OF_CLASS} where attempts.quiz_id = +? and evaluated_at is not null`,
  ),
}));
