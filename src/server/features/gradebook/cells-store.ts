import type { CellLetter } from '../../../shared/gradebook/schema';
import { plainRows } from '../../db/plain-rows';
import { perDb } from '../../db/store';

/** One attempt of somebody who is or was in the class. */
export interface CellRow {
  readonly quizId: string;
  readonly accountId: string;
  readonly letter: CellLetter;
  readonly score: number | null;
}

/** What an evaluated attempt is bound to, which says which questions it was asked. */
export interface BoundRow {
  readonly accountId: string;
  readonly paperId: string;
  readonly seed: number;
}

const LETTER = `case when submitted_at is null then 'r' when evaluated_at is null then 'w'
  when released_at is null then 'u' else 'm' end`;
const OF_CLASS = 'attempts.student_id in (select account_id from class_members where class_id = +?)';

/** What the members of a class have taken, read as plain rows: it may be seventy thousand. */
export const cellsStore = perDb((db) => ({
  /** Parameters: a JSON list of quizzes, the class. */
  listCells: plainRows<CellRow>(
    db,
    `select attempts.quiz_id as quizId, attempts.student_id as accountId, ${LETTER} as letter,
      case when evaluated_at is not null then marks_sum end as score
     from json_each(?) as named cross join attempts on attempts.quiz_id = named.value where ${OF_CLASS}`,
  ),
  /** Parameters: the quiz, the class. */
  listBound: plainRows<BoundRow>(
    db,
    `select attempts.student_id as accountId, attempts.paper_id as paperId, attempts.seed as seed
     from attempts where attempts.quiz_id = +? and evaluated_at is not null and ${OF_CLASS}`,
  ),
}));
