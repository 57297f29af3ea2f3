import type { Column } from 'drizzle-orm';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions, quizzes } from '../../db/quizzes-schema';

/** A quiz as stored; times are epoch milliseconds unless the name says seconds. */
export type QuizRecord = typeof quizzes.$inferSelect;
/** A question as stored, its JSON columns not checked yet. */
export type QuestionRecord = typeof questions.$inferSelect;

const at = sql.placeholder;
/** A placeholder in an update that goes through the column, so that booleans become numbers. */
const boundTo = (column: Column, name: string) => sql`${sql.param(at(name), column)}`;

const own = and(eq(quizzes.teacherId, at('teacherId')), isNull(quizzes.deletedAt));
const ownOne = and(eq(quizzes.id, at('quizId')), own);

export const quizzesRepo = preparedPerDb((db) => {
  const totals = (where: SQL | undefined) =>
    db
      .select({
        quizId: attempts.quizId,
        started: count(),
        submitted: count(attempts.submittedAt),
        evaluated: count(attempts.evaluatedAt),
        released: count(attempts.releasedAt),
        attemptedBy: sql<string>`json_group_array(${attempts.studentId} order by ${attempts.submittedAt}, ${attempts.id}) filter (where ${attempts.submittedAt} is not null)`,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(where)
      .groupBy(attempts.quizId)
      .prepare();
  return {
    findOwn: () => db.select().from(quizzes).where(ownOne).prepare(),
    listOwn: () =>
      db.select().from(quizzes).where(own).orderBy(desc(quizzes.createdAt), desc(sql`rowid`)).prepare(),
    findOwnTitle: () =>
      db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(and(own, eq(quizzes.title, at('title'))))
        .prepare(),
    findById: () =>
      db
        .select()
        .from(quizzes)
        .where(and(eq(quizzes.id, at('quizId')), isNull(quizzes.deletedAt)))
        .prepare(),
    findPublished: () =>
      db
        .select()
        .from(quizzes)
        .where(
          and(eq(quizzes.shareId, at('shareId')), eq(quizzes.isPublished, true), isNull(quizzes.deletedAt)),
        )
        .prepare(),
    findShareId: () =>
      db
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(eq(quizzes.shareId, at('shareId')))
        .prepare(),

    insert: () =>
      db
        .insert(quizzes)
        .values({
          id: at('id'),
          teacherId: at('teacherId'),
          title: at('title'),
          description: at('description'),
          totalTimeSeconds: at('totalTimeSeconds'),
          allowNavigation: at('allowNavigation'),
          shuffleQuestions: at('shuffleQuestions'),
          allowTabChange: at('allowTabChange'),
          useQuestionTimer: at('useQuestionTimer'),
          isPublished: false,
          acceptingResponses: true,
          evaluationStatus: 'pending',
          createdAt: at('now'),
        })
        .prepare(),
    saveSettings: () =>
      db
        .update(quizzes)
        .set({
          title: boundTo(quizzes.title, 'title'),
          description: boundTo(quizzes.description, 'description'),
          totalTimeSeconds: boundTo(quizzes.totalTimeSeconds, 'totalTimeSeconds'),
          allowNavigation: boundTo(quizzes.allowNavigation, 'allowNavigation'),
          shuffleQuestions: boundTo(quizzes.shuffleQuestions, 'shuffleQuestions'),
          allowTabChange: boundTo(quizzes.allowTabChange, 'allowTabChange'),
          useQuestionTimer: boundTo(quizzes.useQuestionTimer, 'useQuestionTimer'),
        })
        .where(ownOne)
        .prepare(),
    publish: () =>
      db
        .update(quizzes)
        .set({ isPublished: true, acceptingResponses: true, shareId: boundTo(quizzes.shareId, 'shareId') })
        .where(ownOne)
        .prepare(),
    setAccepting: () =>
      db
        .update(quizzes)
        .set({ acceptingResponses: boundTo(quizzes.acceptingResponses, 'acceptingResponses') })
        .where(ownOne)
        .prepare(),
    closeResponses: () =>
      db
        .update(quizzes)
        .set({ acceptingResponses: false })
        .where(eq(quizzes.id, at('quizId')))
        .prepare(),
    hide: () =>
      db
        .update(quizzes)
        .set({ deletedAt: boundTo(quizzes.deletedAt, 'now') })
        .where(ownOne)
        .prepare(),
    setEvaluationStatus: () =>
      db
        .update(quizzes)
        .set({ evaluationStatus: boundTo(quizzes.evaluationStatus, 'status') })
        .where(eq(quizzes.id, at('quizId')))
        .prepare(),

    listQuestions: () =>
      db
        .select()
        .from(questions)
        .where(and(eq(questions.quizId, at('quizId')), isNull(questions.deletedAt)))
        .orderBy(asc(questions.position), asc(sql`rowid`))
        .prepare(),
    listOwnQuestionIds: () =>
      db
        .select({ id: questions.id, quizId: questions.quizId })
        .from(questions)
        .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
        .where(and(own, isNull(questions.deletedAt)))
        .orderBy(asc(questions.position), asc(sql`${questions}.rowid`))
        .prepare(),
    moveQuestion: () =>
      db
        .update(questions)
        .set({ position: boundTo(questions.position, 'position') })
        .where(and(eq(questions.id, at('questionId')), eq(questions.quizId, at('quizId'))))
        .prepare(),

    attemptTotals: () => totals(ownOne),
    listAttemptTotals: () => totals(own),
    findAttemptOf: () =>
      db
        .select({
          submittedAt: attempts.submittedAt,
          timeFactorPercent: attempts.timeFactorPercent,
          tabChangeLimit: attempts.tabChangeLimit,
        })
        .from(attempts)
        .where(and(eq(attempts.quizId, at('quizId')), eq(attempts.studentId, at('studentId'))))
        .prepare(),
    findAnyAttempt: () =>
      db
        .select({ id: attempts.id })
        .from(attempts)
        .where(eq(attempts.quizId, at('quizId')))
        .limit(1)
        .prepare(),
  };
});
