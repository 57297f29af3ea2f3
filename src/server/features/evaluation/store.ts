import { and, asc, count, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { answers, attempts, results } from '../../db/attempts-schema';
import { questionCorrections } from '../../db/corrections-schema';
import { aiRequests, graderNotices } from '../../db/grading-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions, quizzes } from '../../db/quizzes-schema';

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

const ofQuiz = eq(attempts.quizId, at('quizId'));
const excluded = {
  isCorrect: sql`excluded.is_correct`,
  score: sql`excluded.score`,
  maximumMarks: sql`excluded.maximum_marks`,
  source: sql`excluded.source`,
  needsReview: sql`excluded.needs_review`,
  confidence: sql`excluded.confidence`,
  rationale: sql`excluded.rationale`,
  findings: sql`excluded.findings`,
  markedAt: sql`excluded.marked_at`,
};

export const evaluationStore = preparedPerDb((db) => {
  const insertResult = () =>
    db.insert(results).values({
      attemptId: at('attemptId'),
      questionId: at('questionId'),
      isCorrect: at('isCorrect'),
      score: at('score'),
      maximumMarks: at('maximumMarks'),
      source: at('source'),
      needsReview: at('needsReview'),
      confidence: at('confidence'),
      rationale: at('rationale'),
      findings: at('findings'),
      markedAt: at('now'),
    });
  const target = [results.attemptId, results.questionId];
  return {
    countSubmitted: () =>
      db
        .select({ submitted: count(), unevaluated: sql<number>`sum(${attempts.evaluatedAt} is null)` })
        .from(attempts)
        .where(and(ofQuiz, isNotNull(attempts.submittedAt)))
        .prepare(),
    listInProgress: () =>
      db
        .select({ quizId: quizzes.id })
        .from(quizzes)
        .where(and(eq(quizzes.evaluationStatus, 'in-progress'), isNull(quizzes.deletedAt)))
        .prepare(),
    listUnevaluated: () =>
      db
        .select({ id: attempts.id, paperId: attempts.paperId })
        .from(attempts)
        .where(and(ofQuiz, isNotNull(attempts.submittedAt), isNull(attempts.evaluatedAt)))
        .orderBy(asc(attempts.submittedAt), asc(attempts.id))
        .limit(at('limit'))
        .prepare(),
    listEvaluated: () =>
      db
        .select({ id: attempts.id, paperId: attempts.paperId })
        .from(attempts)
        .where(and(ofQuiz, isNotNull(attempts.evaluatedAt)))
        .orderBy(asc(attempts.submittedAt), asc(attempts.id))
        .prepare(),
    setEvaluated: () =>
      db
        .update(attempts)
        .set({ evaluatedAt: bound('now') })
        .where(and(eq(attempts.id, at('attemptId')), isNotNull(attempts.submittedAt)))
        .prepare(),
    clearEvaluated: () =>
      db
        .update(attempts)
        .set({ evaluatedAt: null })
        .where(eq(attempts.id, at('attemptId')))
        .prepare(),

    /** A teacher's mark is never overwritten. */
    saveMark: () =>
      insertResult()
        .onConflictDoUpdate({ target, set: excluded, setWhere: sql`${results.source} <> 'teacher'` })
        .prepare(),
    saveTeacherMark: () => insertResult().onConflictDoUpdate({ target, set: excluded }).prepare(),
    findResult: () =>
      db
        .select()
        .from(results)
        .where(and(eq(results.attemptId, at('attemptId')), eq(results.questionId, at('questionId'))))
        .prepare(),
    listTeacherMarks: () =>
      db
        .select({
          attemptId: results.attemptId,
          studentId: attempts.studentId,
          questionId: results.questionId,
          score: results.score,
          value: answers.value,
        })
        .from(results)
        .innerJoin(attempts, eq(attempts.id, results.attemptId))
        .leftJoin(
          answers,
          and(
            eq(answers.attemptId, results.attemptId),
            eq(answers.questionId, results.questionId),
            // A mark says nothing of an answer that was given after it.
            lte(answers.savedAt, results.markedAt),
          ),
        )
        .where(and(ofQuiz, eq(results.source, 'teacher')))
        .orderBy(asc(results.markedAt))
        .prepare(),

    findSubmittedOfStudent: () =>
      db
        .select({ id: attempts.id, evaluatedAt: attempts.evaluatedAt })
        .from(attempts)
        .where(and(ofQuiz, eq(attempts.studentId, at('studentId')), isNotNull(attempts.submittedAt)))
        .prepare(),
    listUnreleased: () =>
      db
        .select({ id: attempts.id, email: accounts.email })
        .from(attempts)
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(and(ofQuiz, isNotNull(attempts.evaluatedAt), isNull(attempts.releasedAt)))
        .prepare(),
    release: () =>
      db
        .update(attempts)
        .set({ releasedAt: bound('now') })
        .where(and(eq(attempts.id, at('attemptId')), isNull(attempts.releasedAt)))
        .prepare(),

    /** The marks of one question on the attempts that are evaluated, by whom, and the score of the whole quiz. */
    listMarksOfQuestion: () =>
      db
        .select({
          result: results,
          studentId: accounts.id,
          studentName: accounts.name,
          releasedAt: attempts.releasedAt,
          total: sql<number>`(select sum(each.score) from results each where each.attempt_id = ${attempts.id})`,
        })
        .from(results)
        .innerJoin(attempts, eq(attempts.id, results.attemptId))
        .innerJoin(accounts, eq(accounts.id, attempts.studentId))
        .where(and(ofQuiz, eq(results.questionId, at('questionId')), isNotNull(attempts.evaluatedAt)))
        .orderBy(sql`${accounts.name} collate nocase`, asc(accounts.email), asc(attempts.id))
        .prepare(),
    /** The corrections that stand, newest first. */
    listCorrections: () =>
      db
        .select({
          questionId: questionCorrections.questionId,
          policy: questionCorrections.policy,
          before: sql<string>`json_extract(${questionCorrections.before}, '$.question')`,
        })
        .from(questionCorrections)
        .innerJoin(questions, eq(questions.id, questionCorrections.questionId))
        .where(and(eq(questions.quizId, at('quizId')), isNull(questionCorrections.undoneAt)))
        .orderBy(desc(questionCorrections.at), desc(sql`${questionCorrections}.rowid`))
        .prepare(),

    findNotice: () =>
      db
        .select({ notice: graderNotices.notice, at: graderNotices.at })
        .from(graderNotices)
        .where(eq(graderNotices.questionId, at('questionId')))
        .prepare(),
    saveNotice: () =>
      db
        .insert(graderNotices)
        .values({ questionId: at('questionId'), notice: at('notice'), at: at('now') })
        .onConflictDoUpdate({
          target: graderNotices.questionId,
          set: { notice: sql`excluded.notice`, at: sql`excluded.at` },
        })
        .prepare(),
    clearNotice: () =>
      db
        .delete(graderNotices)
        .where(eq(graderNotices.questionId, at('questionId')))
        .prepare(),
    listNotices: () =>
      db
        .select({ questionId: graderNotices.questionId, notice: graderNotices.notice })
        .from(graderNotices)
        .innerJoin(questions, eq(questions.id, graderNotices.questionId))
        .where(and(eq(questions.quizId, at('quizId')), isNull(questions.deletedAt)))
        .orderBy(asc(questions.position))
        .prepare(),

    setAi: () =>
      db
        .update(quizzes)
        .set({ useAi: sql`${sql.param(at('useAi'), quizzes.useAi)}` })
        .where(and(eq(quizzes.id, at('quizId')), eq(quizzes.teacherId, at('teacherId'))))
        .prepare(),
    listAiRequests: () =>
      db
        .select({
          questionId: aiRequests.questionId,
          sentAt: aiRequests.sentAt,
          host: aiRequests.host,
          model: aiRequests.model,
          question: aiRequests.question,
          modelAnswer: aiRequests.modelAnswer,
          texts: aiRequests.texts,
          outcome: aiRequests.outcome,
        })
        .from(aiRequests)
        .innerJoin(quizzes, eq(quizzes.id, aiRequests.quizId))
        .where(and(eq(aiRequests.quizId, at('quizId')), eq(quizzes.teacherId, at('teacherId'))))
        .orderBy(asc(aiRequests.sentAt), asc(sql`${aiRequests}.rowid`))
        .prepare(),
  };
});
