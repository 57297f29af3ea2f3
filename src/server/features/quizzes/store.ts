import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { columnsOf } from '../../db/columns';
import { NEEDS_REVIEW } from '../../db/needs-review';
import type { Db } from '../../db/open';
import { isAmong, isOwnQuiz, OWN_QUIZ, OWNER, ownedBy, SOME_QUIZZES } from '../../db/own-quiz';
import { questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** A quiz as stored; times are epoch milliseconds unless the name says seconds. */
export type QuizRecord = typeof quizzes.$inferSelect;
/** A question as stored, its JSON columns not checked yet. */
export type QuestionRecord = typeof questions.$inferSelect;

const totals = (db: Db, where: SQL | undefined) =>
  db
    .select({
      quizId: attempts.quizId,
      started: count(),
      submitted: count(attempts.submittedAt),
      evaluated: count(attempts.evaluatedAt),
      released: count(attempts.releasedAt),
      lastStartedAt: sql<number>`max(${attempts.startedAt})`,
      lastSubmittedAt: sql<number | null>`max(${attempts.submittedAt})`,
      attemptedBy: sql<string>`json_group_array(${attempts.studentId} order by ${attempts.submittedAt}, ${attempts.id}) filter (where ${attempts.submittedAt} is not null)`,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(where)
    .groupBy(attempts.quizId);

/**
 * What the marks on each quiz add up to, as a JSON list: the scores, how many wait for the teacher, and how many students wait
 * for an answer to their second look. Added up quiz by quiz:
 * to group a hundred thousand marks afterwards costs as much again.
 */
const markTotals = (db: Db, where: SQL | undefined) =>
  db
    .select({
      quizId: quizzes.id,
      // An answer changes only in an attempt that is evaluated again afterwards, so that few have to be looked up.
      sums: sql<string>`(select json_array(total(results.score), total(case
          when results.source = 'teacher' and results.marked_at >= attempts.evaluated_at then 0 else ${sql.raw(NEEDS_REVIEW)} end),
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

export const quizzesStore = perDb((db) => ({
  findOwn: statement(OWN_QUIZ, (at) => db.select().from(quizzes).where(isOwnQuiz(at))),
  listOwn: statement(OWNER, (at) =>
    db.select().from(quizzes).where(ownedBy(at)).orderBy(desc(quizzes.createdAt), desc(sql`rowid`)),
  ),
  listOwnIds: statement(OWNER, (at) => db.select({ id: quizzes.id }).from(quizzes).where(ownedBy(at))),
  findOwnTitle: statement({ ...OWNER, title: quizzes.title }, (at) =>
    db
      .select({ id: quizzes.id })
      .from(quizzes)
      .where(and(ownedBy(at), eq(quizzes.title, at.title))),
  ),
  findById: statement({ quizId: quizzes.id }, (at) =>
    db
      .select()
      .from(quizzes)
      .where(and(eq(quizzes.id, at.quizId), isNull(quizzes.deletedAt))),
  ),
  findPublished: statement({ shareId: quizzes.shareId }, (at) =>
    db
      .select()
      .from(quizzes)
      .where(and(eq(quizzes.shareId, at.shareId), eq(quizzes.isPublished, true), isNull(quizzes.deletedAt))),
  ),
  findShareId: statement({ shareId: quizzes.shareId }, (at) =>
    db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.shareId, at.shareId)),
  ),

  listQuestions: statement({ quizId: quizzes.id }, (at) =>
    db
      .select()
      .from(questions)
      .where(and(eq(questions.quizId, at.quizId), isNull(questions.deletedAt)))
      .orderBy(asc(questions.position), asc(sql`rowid`)),
  ),
  questionMarks: statement(OWN_QUIZ, (at) => questionMarks(db, isOwnQuiz(at))),
  listQuestionMarks: statement(SOME_QUIZZES, (at) => questionMarks(db, isAmong(at))),

  attemptTotals: statement(OWN_QUIZ, (at) => totals(db, isOwnQuiz(at))),
  listAttemptTotals: statement(SOME_QUIZZES, (at) => totals(db, isAmong(at))),
  markTotals: statement(OWN_QUIZ, (at) => markTotals(db, isOwnQuiz(at))),
  listMarkTotals: statement(SOME_QUIZZES, (at) => markTotals(db, isAmong(at))),
  findAttemptOf: statement({ quizId: quizzes.id, studentId: attempts.studentId }, (at) =>
    db
      .select({
        ...columnsOf(
          attempts,
          'startedAt',
          'submittedAt',
          'timeFactorPercent',
          'tabChangeLimit',
          'paperId',
          'seed',
        ),
      })
      .from(attempts)
      .where(and(eq(attempts.quizId, at.quizId), eq(attempts.studentId, at.studentId))),
  ),
  findAnyAttempt: statement({ quizId: quizzes.id }, (at) =>
    db.select({ id: attempts.id }).from(attempts).where(eq(attempts.quizId, at.quizId)).limit(1),
  ),
}));

type OwnKey = Readonly<Pick<QuizRecord, 'teacherId'> & { quizId: string }>;

export const insertQuiz = (db: Db, quiz: typeof quizzes.$inferInsert) =>
  db.insert(quizzes).values(quiz).run();

/** Changes columns of an own quiz that is not deleted. */
export const updateOwnQuiz = (db: Db, key: OwnKey, changes: Partial<QuizRecord>) =>
  db.update(quizzes).set(changes).where(isOwnQuiz(key)).run();

/** Changes columns of a quiz for work that no teacher asked for. */
export const updateQuizById = (db: Db, quizId: string, changes: Partial<QuizRecord>) =>
  db.update(quizzes).set(changes).where(eq(quizzes.id, quizId)).run();
