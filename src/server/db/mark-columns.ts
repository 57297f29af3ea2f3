import { eq, type SQL, sql } from 'drizzle-orm';
import { colleagueMessages } from '../../shared/marking/colleague-messages';
import type { Decider } from '../../shared/marking/standing-marks';
import { accounts } from './accounts-schema';
import type { Db } from './open';
import { perDb, statement } from './store';

const namesStore = perDb((db) => ({
  find: statement({ id: accounts.id }, (at) =>
    db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, at.id)),
  ),
}));

/** Names the teachers behind decisions for a viewer; each name is looked up once. */
export function decidersFor(db: Db, viewerId: string): (id: string | null) => Decider | null {
  const known = new Map<string, Decider>();
  return (id) => {
    if (id === null) return null;
    const decider = known.get(id) ?? { name: nameOf(db, id), isYou: id === viewerId };
    known.set(id, decider);
    return decider;
  };
}

/** A teacher's name; "A colleague" for deleted and unknown accounts. */
export const nameOf = (db: Db, id: string | null): string =>
  (id !== null && namesStore(db).find.get({ id })?.name) || colleagueMessages.someone;

/** Whether a mark needs review: an unsure suggestion, or a teacher's mark older than its answer. SQL over a row of `results`. */
export const NEEDS_REVIEW = `(results.needs_review or (results.source = 'teacher' and exists (select 1 from answers
  where answers.attempt_id = results.attempt_id and answers.question_id = results.question_id
  and answers.saved_at > results.marked_at)))`;

/** Whether an evaluated submission of a quiz has a mark to review. */
export const hasToReview = (quizId: SQL) =>
  sql<number>`exists (select 1 from attempts evaluated join results on results.attempt_id = evaluated.id
    join questions on questions.id = results.question_id and questions.deleted_at is null
    where evaluated.quiz_id = ${quizId} and evaluated.evaluated_at is not null and ${sql.raw(NEEDS_REVIEW)})`;

/** The same for a quiz that hides names until review is complete; 0 for any other, without reading its marks. */
export const hidesForReview = (quizId: SQL) =>
  sql<number>`case when quizzes.blind_marking and quizzes.names_shown_at is null
    and quizzes.evaluation_status = 'completed' then ${hasToReview(quizId)} else 0 end`;
