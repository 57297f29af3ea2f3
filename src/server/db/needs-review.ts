/**
 * Whether a mark waits for the teacher: a grader was not sure of it, or it is the teacher's own, which stands, but of an answer
 * that was given after it. SQL over a row of `results`.
 */
export const NEEDS_REVIEW = `(results.needs_review or (results.source = 'teacher' and exists (select 1 from answers
  where answers.attempt_id = results.attempt_id and answers.question_id = results.question_id
  and answers.saved_at > results.marked_at)))`;
