import type { results } from '../../db/attempts-schema';
import { NEEDS_REVIEW } from '../../db/mark-columns';
import { plainRows } from '../../db/plain-rows';
import { perDb } from '../../db/store';

/** The answers of one attempt as a JSON object by question id, without cleared ones. */
export interface AnswersRow {
  readonly attemptId: string;
  readonly answers: string;
}

export interface ScoreRow {
  readonly attemptId: string;
  readonly questionId: string;
  readonly score: number;
}

/** One mark; flags are 0 or 1, findings are JSON or null. */
export interface MarkRow extends ScoreRow {
  readonly isCorrect: number;
  readonly maximumMarks: number;
  readonly source: (typeof results.$inferSelect)['source'];
  readonly needsReview: number;
  readonly confidence: number;
  readonly rationale: string | null;
  readonly findings: string | null;
  readonly markedAt: number;
  /** A teacher's account. */
  readonly markedBy: string | null;
  readonly comment: string | null;
  /** JSON of rubric items; null for a mark without a rubric. */
  readonly rubricItemIds: string | null;
}

/**
 * The teacher's submitted attempts among a JSON list; parameters: list, teacher. The cross join scans the list instead of all of
 * the teacher's attempts.
 */
const NAMED = `select attempts.id from json_each(?) as named cross join attempts on attempts.id = named.value
  cross join quizzes on quizzes.id = attempts.quiz_id
  where quizzes.teacher_id = +? and quizzes.deleted_at is null and attempts.submitted_at is not null`;
const EVALUATED = `${NAMED} and attempts.evaluated_at is not null`;
const SCORE = 'results.attempt_id as attemptId, results.question_id as questionId, score';
const MARK = `${SCORE}, is_correct as isCorrect, maximum_marks as maximumMarks, source, ${NEEDS_REVIEW} as needsReview,
  confidence, rationale, findings, marked_at as markedAt, marked_by as markedBy, comments.text as comment, rubric_marks.item_ids as rubricItemIds`;
/** Comment and items of the answer; joined last, so that the plan for the marks stays. */
const GIVEN = `left join comments on comments.attempt_id = results.attempt_id
  and comments.question_id = results.question_id
  left join rubric_marks on rubric_marks.attempt_id = results.attempt_id
  and rubric_marks.question_id = results.question_id`;

/** The answers and marks of a class as plain rows, up to two hundred thousand. */
export const linesStore = perDb((db) => ({
  listAnswers: plainRows<AnswersRow>(
    db,
    // Stored values are JSON already and are concatenated as they are.
    `select attempt_id as attemptId, '{' || group_concat(json_quote(question_id) || ':' || value) || '}' as answers
     from answers where attempt_id in (${NAMED}) and value is not null group by attempt_id`,
  ),
  listMarks: plainRows<MarkRow>(
    db,
    `select ${MARK} from results ${GIVEN} where results.attempt_id in (${EVALUATED})`,
  ),
  /** The same for one question; parameters: question, quiz, teacher. */
  listMarksOfQuestion: plainRows<MarkRow & { readonly studentId: string }>(
    db,
    `select ${MARK}, attempts.student_id as studentId from results join attempts on attempts.id = results.attempt_id
     join quizzes on quizzes.id = attempts.quiz_id ${GIVEN}
     where results.question_id = +? and attempts.quiz_id = +? and quizzes.teacher_id = +?
     and attempts.submitted_at is not null and attempts.evaluated_at is not null`,
  ),
  listScores: plainRows<ScoreRow>(db, `select ${SCORE} from results where attempt_id in (${EVALUATED})`),
}));
