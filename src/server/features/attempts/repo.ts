import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { answers, attempts, results } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { papers, questions, quizzes } from '../../db/quizzes-schema';

/** An attempt as stored; times are epoch milliseconds. */
export type AttemptRecord = typeof attempts.$inferSelect;
/** An answer as stored, its value still JSON. */
export type AnswerRecord = typeof answers.$inferSelect;

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

const isOwn = eq(attempts.studentId, at('studentId'));
const isThis = eq(attempts.id, at('attemptId'));
const { attemptId, questionId, isCorrect, score, maximumMarks } = getTableColumns(results);

export const attemptsRepo = preparedPerDb((db) => ({
  findOwn: () => db.select().from(attempts).where(and(isThis, isOwn)).prepare(),
  findOwnOnQuiz: () =>
    db
      .select()
      .from(attempts)
      .where(and(eq(attempts.quizId, at('quizId')), isOwn))
      .prepare(),
  findTitle: () =>
    db
      .select({ title: quizzes.title, evaluationStatus: quizzes.evaluationStatus })
      .from(quizzes)
      .where(eq(quizzes.id, at('quizId')))
      .prepare(),

  insert: () =>
    db
      .insert(attempts)
      .values({
        id: at('id'),
        quizId: at('quizId'),
        studentId: at('studentId'),
        paperId: at('paperId'),
        seed: at('seed'),
        startedAt: at('startedAt'),
        deadline: at('deadline'),
        closesAt: at('closesAt'),
        focusLostCount: 0,
        timeFactorPercent: at('timeFactorPercent'),
        tabChangeLimit: at('tabChangeLimit'),
      })
      .onConflictDoNothing()
      .prepare(),
  submit: () =>
    db
      .update(attempts)
      .set({
        submittedAt: bound('submittedAt'),
        submittedBy: bound('submittedBy'),
        receipt: bound('receipt'),
        submissionHash: bound('submissionHash'),
        focusLostCount: bound('focusLostCount'),
      })
      .where(and(isThis, isNull(attempts.submittedAt)))
      .prepare(),
  /** Only forwards: of two pages that tell their place at once the further one stays. */
  setFurthest: () =>
    db
      .update(attempts)
      .set({ furthestPosition: bound('position'), furthestSince: bound('since') })
      .where(and(isThis, isNull(attempts.submittedAt), lt(attempts.furthestPosition, at('position'))))
      .prepare(),
  /** Only from the holder that was read, so that of two pages that claim at once one gets it. */
  setWriter: () =>
    db
      .update(attempts)
      .set({ writerId: bound('writerId') })
      .where(and(isThis, sql`${attempts.writerId} is ${at('holderId')}`, isNull(attempts.submittedAt)))
      .prepare(),

  findPaper: () =>
    db
      .select()
      .from(papers)
      .where(eq(papers.id, at('paperId')))
      .prepare(),
  findPaperByHash: () =>
    db
      .select({ id: papers.id })
      .from(papers)
      .where(and(eq(papers.quizId, at('quizId')), eq(papers.contentHash, at('contentHash'))))
      .prepare(),
  insertPaper: () =>
    db
      .insert(papers)
      .values({
        id: at('id'),
        quizId: at('quizId'),
        contentHash: at('contentHash'),
        content: at('content'),
        createdAt: at('now'),
      })
      .prepare(),

  /** `rows` is a JSON list of [question id, value, revision, malformed]: one call however many answers a paper has. */
  saveAnswers: () =>
    db
      .insert(answers)
      .select(
        sql`select ${at('attemptId')}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, ${at('now')}
          from json_each(${at('rows')}) where true`,
      )
      .onConflictDoUpdate({
        target: [answers.attemptId, answers.questionId],
        set: {
          value: sql`excluded.value`,
          revision: sql`excluded.revision`,
          malformed: sql`excluded.malformed`,
          savedAt: sql`excluded.saved_at`,
        },
      })
      .prepare(),
  listAnswers: () =>
    db
      .select()
      .from(answers)
      .where(eq(answers.attemptId, at('attemptId')))
      .prepare(),
  /** `attemptIds` is a JSON list. */
  listAnswersOfMany: () =>
    db
      .select()
      .from(answers)
      .where(sql`${answers.attemptId} in (select value from json_each(${at('attemptIds')}))`)
      .prepare(),
  /** Also on deleted quizzes: who took part keeps what was released. */
  listOfStudent: () =>
    db
      .select({
        attempt: attempts,
        title: quizzes.title,
        shareId: quizzes.shareId,
        pausedAt: quizzes.pausedAt,
        deletedAt: quizzes.deletedAt,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(isOwn)
      .orderBy(desc(attempts.startedAt), desc(attempts.id))
      .prepare(),
  listAnswersOfStudent: () =>
    db
      .select({ attemptId: answers.attemptId, questionId: answers.questionId, value: answers.value })
      .from(answers)
      .innerJoin(attempts, eq(attempts.id, answers.attemptId))
      .where(and(isOwn, isNotNull(attempts.submittedAt), isNotNull(answers.value)))
      .prepare(),
  listReleasedResultsOfStudent: () =>
    db
      .select({ attemptId, questionId, isCorrect, score, maximumMarks })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .innerJoin(questions, eq(questions.id, results.questionId))
      .where(and(isOwn, isNotNull(attempts.releasedAt), isNull(questions.deletedAt)))
      .orderBy(asc(questions.position))
      .prepare(),
  listMaximaOfStudent: () =>
    db
      .select({ quizId: questions.quizId, maxScore: sql<number>`sum(${questions.maximumMarks})` })
      .from(questions)
      .innerJoin(attempts, eq(attempts.quizId, questions.quizId))
      .where(and(isOwn, isNotNull(attempts.releasedAt), isNull(questions.deletedAt)))
      .groupBy(questions.quizId)
      .prepare(),
}));
