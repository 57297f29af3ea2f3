import { and, asc, count, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { assignments } from '../../db/classes-schema';
import { handOvers, quizShares } from '../../db/colleagues-schema';
import { columnsOf } from '../../db/columns';
import { NEEDS_REVIEW } from '../../db/mark-columns';
import type { Db } from '../../db/open';
import { isAmong, isOwnQuiz, OWN_QUIZ, OWNER, ownedBy, SOME_QUIZZES } from '../../db/own-quiz';
import { questionDrafts, questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/**
 * The totals of each quiz's marks as a JSON list: scores, marks that may need a decision or spot check, and students waiting for
 * a second look. Summed per quiz: grouping a hundred thousand marks afterwards doubles the cost.
 */
const markTotals = (db: Db, where: SQL | undefined) =>
  db
    .select({
      quizId: quizzes.id,
      // An answer changes only in an attempt that is then re-evaluated, so few need a look-up.
      sums: sql<string>`(select json_array(total(results.score), total(case
          when results.source = 'teacher' and results.marked_at >= attempts.evaluated_at then 0
          when results.findings is not null and results.source <> 'teacher' and results.confidence < 1
            and attempts.released_at is null then 1
          else ${sql.raw(NEEDS_REVIEW)} end),
          (select count(*) from questions cross join appeals on appeals.question_id = questions.id
            where questions.quiz_id = quizzes.id and appeals.answer is null))
        from attempts cross join results on results.attempt_id = attempts.id
        where attempts.quiz_id = quizzes.id and attempts.evaluated_at is not null)`,
    })
    .from(quizzes)
    .where(where);

const questionMarks = (db: Db, where: SQL | undefined) =>
  db
    .select(columnsOf(questions, 'id', 'quizId', 'maximumMarks'))
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(where, isNull(questions.deletedAt)))
    .orderBy(asc(questions.position), asc(sql`${questions}.rowid`));

const draftCounts = (db: Db, where: SQL | undefined) =>
  db
    .select({ quizId: questionDrafts.quizId, count: count() })
    .from(questionDrafts)
    .innerJoin(quizzes, eq(quizzes.id, questionDrafts.quizId))
    .where(and(where, isNull(questionDrafts.deletedAt)))
    .groupBy(questionDrafts.quizId);

/** An unpublished quiz has no belongings, deleted questions included. */
const belongings = (db: Db) =>
  [questions, questionDrafts, assignments, quizShares, handOvers].map((table) =>
    notExists(db.select({ found: sql`1` }).from(table).where(eq(table.quizId, quizzes.id))),
  );

export const deskStore = perDb((db) => ({
  listOwn: statement(OWNER, (at) =>
    db.select().from(quizzes).where(ownedBy(at)).orderBy(desc(quizzes.createdAt), desc(sql`rowid`)),
  ),
  findShareId: statement({ shareId: quizzes.shareId }, (at) =>
    db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.shareId, at.shareId)),
  ),
  /** Deletes an unpublished quiz without belongings and folder. */
  removeEmpty: statement(OWN_QUIZ, (at) =>
    db
      .delete(quizzes)
      .where(and(isOwnQuiz(at), isNull(quizzes.shareId), eq(quizzes.folder, ''), ...belongings(db))),
  ),
  questionMarks: statement(OWN_QUIZ, (at) => questionMarks(db, isOwnQuiz(at))),
  listQuestionMarks: statement(SOME_QUIZZES, (at) => questionMarks(db, isAmong(at))),
  markTotals: statement(OWN_QUIZ, (at) => markTotals(db, isOwnQuiz(at))),
  listMarkTotals: statement(SOME_QUIZZES, (at) => markTotals(db, isAmong(at))),
  /** The number of drafts in a quiz; no row without any. */
  draftCount: statement(OWN_QUIZ, (at) => draftCounts(db, isOwnQuiz(at))),
  listDraftCounts: statement(SOME_QUIZZES, (at) => draftCounts(db, isAmong(at))),
  findAttemptOf: statement({ quizId: quizzes.id, studentId: attempts.studentId }, (at) =>
    db
      .select({
        ...columnsOf(
          attempts,
          'id',
          'startedAt',
          'submittedAt',
          'timeFactorPercent',
          'tabChangeLimit',
          'versionId',
          'seed',
        ),
      })
      .from(attempts)
      .where(and(eq(attempts.quizId, at.quizId), eq(attempts.studentId, at.studentId))),
  ),
}));
