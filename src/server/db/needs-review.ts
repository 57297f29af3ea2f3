import { type SQL, sql } from 'drizzle-orm';

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
