import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import type { Db } from '../../db/open';
import { isAmong, isOwnQuiz, OWN_QUIZ, OWNER, ownedBy, SOME_QUIZZES } from '../../db/own-quiz';
import { countPastRelease } from '../../db/past-release';
import { questionDrafts, questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** A stored quiz; times are epoch milliseconds unless the name says seconds. */
export type QuizRecord = typeof quizzes.$inferSelect;
/** A stored question, its JSON columns not parsed. */
export type QuestionRecord = typeof questions.$inferSelect;

const totals = (db: Db, where: SQL | undefined) =>
  db
    .select({
      quizId: attempts.quizId,
      started: count(),
      submitted: count(attempts.submittedAt),
      evaluated: count(attempts.evaluatedAt),
      released: countPastRelease,
      lastStartedAt: sql<number>`max(${attempts.startedAt})`,
      lastSubmittedAt: sql<number | null>`max(${attempts.submittedAt})`,
      attemptedBy: sql<string>`json_group_array(${attempts.studentId} order by ${attempts.submittedAt}, ${attempts.id}) filter (where ${attempts.submittedAt} is not null)`,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(where)
    .groupBy(attempts.quizId);

export const quizzesStore = perDb((db) => ({
  findOwn: statement(OWN_QUIZ, (at) => db.select().from(quizzes).where(isOwnQuiz(at))),
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

  listQuestions: statement({ quizId: quizzes.id }, (at) =>
    db
      .select()
      .from(questions)
      .where(and(eq(questions.quizId, at.quizId), isNull(questions.deletedAt)))
      .orderBy(asc(questions.position), asc(sql`rowid`)),
  ),

  attemptTotals: statement(OWN_QUIZ, (at) => totals(db, isOwnQuiz(at))),
  listAttemptTotals: statement(SOME_QUIZZES, (at) => totals(db, isAmong(at))),
  findAnyAttempt: statement({ quizId: quizzes.id }, (at) =>
    db.select({ id: attempts.id }).from(attempts).where(eq(attempts.quizId, at.quizId)).limit(1),
  ),
}));

type OwnKey = Readonly<Pick<QuizRecord, 'teacherId'> & { quizId: string }>;

export const insertQuiz = (db: Db, quiz: typeof quizzes.$inferInsert) =>
  db.insert(quizzes).values(quiz).run();

/** Updates columns of an own undeleted quiz. */
export const updateOwnQuiz = (db: Db, key: OwnKey, changes: Partial<QuizRecord>) =>
  db.update(quizzes).set(changes).where(isOwnQuiz(key)).run();

/** Updates columns of a quiz for background work. */
export const updateQuizById = (db: Db, quizId: string, changes: Partial<QuizRecord>) =>
  db.update(quizzes).set(changes).where(eq(quizzes.id, quizId)).run();

export type DraftRecord = typeof questionDrafts.$inferSelect;

const IN_QUIZ = { quizId: quizzes.id };

export const draftsStore = perDb((db) => ({
  list: statement(IN_QUIZ, (at) =>
    db
      .select()
      .from(questionDrafts)
      .where(and(eq(questionDrafts.quizId, at.quizId), isNull(questionDrafts.deletedAt))),
  ),
  /** The shared order of questions and new drafts. */
  listPlaces: statement(IN_QUIZ, (at) =>
    db
      .select({ id: questions.id, position: questions.position })
      .from(questions)
      .where(and(eq(questions.quizId, at.quizId), isNull(questions.deletedAt)))
      .unionAll(
        db
          .select({ id: questionDrafts.id, position: sql<number>`${questionDrafts.position}` })
          .from(questionDrafts)
          .where(
            and(
              eq(questionDrafts.quizId, at.quizId),
              isNull(questionDrafts.deletedAt),
              isNotNull(questionDrafts.position),
            ),
          ),
      )
      .orderBy(sql`position`),
  ),
}));

/** Sets the position of a question or a new draft. */
export function setPosition(
  db: Db,
  { quizId, id, position }: { quizId: string; id: string; position: number },
): void {
  for (const table of [questions, questionDrafts]) {
    const { changes } = db
      .update(table)
      .set({ position })
      .where(and(eq(table.id, id), eq(table.quizId, quizId)))
      .run();
    // A change of a stored question has no separate position.
    if (changes > 0) return;
  }
}
