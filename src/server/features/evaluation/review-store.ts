import { and, asc, count, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { answers, attempts, results } from '../../db/attempts-schema';
import { questionCorrections } from '../../db/corrections-schema';
import { dismissedAlarms, rescores } from '../../db/grading-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';

const at = sql.placeholder;
const bound = (name: string) => sql`${at(name)}`;

const ofQuestion = eq(results.questionId, at('questionId'));
const isResult = and(eq(results.attemptId, at('attemptId')), ofQuestion);
const liveOfQuiz = and(eq(questions.quizId, at('quizId')), isNull(questions.deletedAt));

export const reviewStore = preparedPerDb((db) => ({
  /** The evaluated answers to one question with their marks, in the order in which they were first marked. */
  listMarkedAnswers: () =>
    db
      .select({
        attemptId: attempts.id,
        paperId: attempts.paperId,
        studentId: attempts.studentId,
        releasedAt: attempts.releasedAt,
        value: answers.value,
        malformed: answers.malformed,
        result: results,
      })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .leftJoin(
        answers,
        and(eq(answers.attemptId, results.attemptId), eq(answers.questionId, results.questionId)),
      )
      .where(and(ofQuestion, eq(attempts.quizId, at('quizId')), isNotNull(attempts.evaluatedAt)))
      .orderBy(asc(attempts.submittedAt), asc(attempts.id))
      .prepare(),
  findMarkedAnswer: () =>
    db
      .select({ result: results, releasedAt: attempts.releasedAt })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .where(and(isResult, isNotNull(attempts.evaluatedAt)))
      .prepare(),
  setFindings: () =>
    db
      .update(results)
      .set({ findings: bound('findings') })
      .where(isResult)
      .prepare(),

  findRescored: () =>
    db
      .select({ changes: rescores.changes })
      .from(rescores)
      .where(eq(rescores.questionId, at('questionId')))
      .prepare(),
  listRescored: () =>
    db
      .select({ questionId: rescores.questionId, changes: rescores.changes })
      .from(rescores)
      .innerJoin(questions, eq(questions.id, rescores.questionId))
      .where(liveOfQuiz)
      .prepare(),
  saveRescored: () =>
    db
      .insert(rescores)
      .values({ questionId: at('questionId'), at: at('now'), changes: at('changes') })
      .onConflictDoUpdate({
        target: rescores.questionId,
        set: { at: sql`excluded.at`, changes: sql`excluded.changes` },
      })
      .prepare(),
  clearRescored: () =>
    db
      .delete(rescores)
      .where(eq(rescores.questionId, at('questionId')))
      .prepare(),

  listDismissed: () =>
    db
      .select({ questionId: dismissedAlarms.questionId, evidence: dismissedAlarms.evidence })
      .from(dismissedAlarms)
      .innerJoin(questions, eq(questions.id, dismissedAlarms.questionId))
      .where(liveOfQuiz)
      .prepare(),
  findDismissed: () =>
    db
      .select({ evidence: dismissedAlarms.evidence })
      .from(dismissedAlarms)
      .where(eq(dismissedAlarms.questionId, at('questionId')))
      .prepare(),
  saveDismissed: () =>
    db
      .insert(dismissedAlarms)
      .values({ questionId: at('questionId'), evidence: at('evidence'), at: at('now') })
      .onConflictDoUpdate({
        target: dismissedAlarms.questionId,
        set: { evidence: sql`excluded.evidence`, at: sql`excluded.at` },
      })
      .prepare(),

  /** The teacher's marks on one answer and what was taken back of them, in the order in which it happened. */
  listMarkActs: () =>
    db
      .select({ at: auditLog.at, action: auditLog.action, before: auditLog.before })
      .from(auditLog)
      .where(and(eq(auditLog.subject, at('subject')), inArray(auditLog.action, ['marks', 'marks-undo'])))
      .orderBy(asc(auditLog.id))
      .prepare(),
  findSavedAt: () =>
    db
      .select({ savedAt: answers.savedAt })
      .from(answers)
      .where(and(eq(answers.attemptId, at('attemptId')), eq(answers.questionId, at('questionId'))))
      .prepare(),
  evaluateAgain: () =>
    db
      .update(attempts)
      .set({ evaluatedAt: null })
      .where(and(eq(attempts.id, at('attemptId')), isNull(attempts.releasedAt)))
      .prepare(),
  /** How many corrections of a question came into force or out of it since. */
  countCorrectionsSince: () =>
    db
      .select({ corrections: count() })
      .from(questionCorrections)
      .where(
        and(
          eq(questionCorrections.questionId, at('questionId')),
          or(gte(questionCorrections.at, at('since')), gte(questionCorrections.undoneAt, at('since'))),
        ),
      )
      .prepare(),
}));
