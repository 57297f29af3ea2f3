import { plainRows } from '../../db/plain-rows';
import { preparedPerDb } from '../../db/prepared-per-db';

/** The answers of one attempt as one JSON object by question id, cleared ones left out. */
export type AnswersRow = readonly [attemptId: string, answers: string];

/** One mark; flags are 0 or 1, findings JSON or null. */
export type MarkRow = readonly [
  attemptId: string,
  questionId: string,
  isCorrect: number,
  score: number,
  maximumMarks: number,
  source: string,
  needsReview: number,
  confidence: number,
  rationale: string | null,
  findings: string | null,
];

export type ScoreRow = readonly [attemptId: string, questionId: string, score: number];

/**
 * Of the submitted attempts of a teacher those that a JSON list names; parameters: the list, the teacher. Crossed, so that
 * the list is gone through and not each time all that the teacher has.
 */
const NAMED = `select attempts.id from json_each(?) as named cross join attempts on attempts.id = named.value
  cross join quizzes on quizzes.id = attempts.quiz_id
  where quizzes.teacher_id = ? and quizzes.deleted_at is null and attempts.submitted_at is not null`;
const EVALUATED = `${NAMED} and attempts.evaluated_at is not null`;

/** What a whole class has answered and earned, read as plain rows: it may be two hundred thousand. */
export const linesRepo = preparedPerDb((db) => ({
  listAnswers: () =>
    plainRows<AnswersRow>(
      db,
      // What is stored is JSON already: it is put together as it is.
      `select attempt_id, '{' || group_concat(json_quote(question_id) || ':' || value) || '}' from answers
     where attempt_id in (${NAMED}) and value is not null group by attempt_id`,
    ),
  listMarks: () =>
    plainRows<MarkRow>(
      db,
      // A teacher's mark stands; but of an answer that was given after it, it says nothing.
      `select attempt_id, question_id, is_correct, score, maximum_marks, source,
     needs_review or (source = 'teacher' and exists (select 1 from answers where answers.attempt_id = results.attempt_id
       and answers.question_id = results.question_id and answers.saved_at > results.marked_at)),
     confidence, rationale, findings from results where attempt_id in (${EVALUATED})`,
    ),
  listScores: () =>
    plainRows<ScoreRow>(
      db,
      `select attempt_id, question_id, score from results where attempt_id in (${EVALUATED})`,
    ),
}));
