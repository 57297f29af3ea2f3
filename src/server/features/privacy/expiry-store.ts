import { and, eq, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { accounts, sessions, spentIdentityTokens } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classShares, handOvers, quizShares } from '../../db/colleagues-schema';
import { idsOf } from '../../db/columns';
import { aiGrades, aiRequests } from '../../db/grading-schema';
import type { Db } from '../../db/open';
import { teacherInvites } from '../../db/operations-schema';
import { paymentEvents } from '../../db/payments-schema';
import { practiceAnswers, practiceCards } from '../../db/practice-schema';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog, mailOutbox } from '../../db/records-schema';
import { studentAllowances } from '../../db/supervision-schema';

/** The cut-off time of each kind of record; epoch milliseconds. */
export interface RecordLimits {
  readonly nowMs: number;
  readonly mailBefore: number;
  readonly auditBefore: number;
  readonly invitesBefore: number;
  readonly sentBefore: number;
}

export function deleteOldRecords(db: Db, limits: RecordLimits): void {
  const { nowMs, mailBefore, auditBefore, invitesBefore, sentBefore } = limits;
  db.delete(sessions).where(lt(sessions.expiresAt, nowMs)).run();
  db.delete(spentIdentityTokens).where(lt(spentIdentityTokens.expiresAt, nowMs)).run();
  db.delete(mailOutbox).where(lt(mailOutbox.createdAt, mailBefore)).run();
  // The first owner of a moved attempt must stay known until the attempt is deleted.
  const isNeeded = sql`(${auditLog.action} = 'attempt-moved' and exists
    (select 1 from attempts where attempts.id = ${auditLog.subject}))`;
  db.delete(auditLog)
    .where(and(lt(auditLog.at, auditBefore), sql`not ${isNeeded}`))
    .run();
  // An invite in use stays until its teacher's account is deleted.
  db.delete(teacherInvites)
    .where(
      or(
        lt(teacherInvites.revokedAt, invitesBefore),
        and(isNull(teacherInvites.usedAt), lt(teacherInvites.expiresAt, invitesBefore)),
      ),
    )
    .run();
  db.delete(aiRequests).where(lt(aiRequests.sentAt, sentBefore)).run();
  db.delete(aiGrades).where(lt(aiGrades.createdAt, sentBefore)).run();
  for (const table of [quizShares, classShares, handOvers]) {
    db.delete(table).where(lt(table.expiresAt, nowMs)).run();
  }
  db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, sentBefore)).run();
}

/** A quiz deleted before this time. */
export const findOldDeletedQuizId = (db: Db, before: number): string | undefined =>
  db.select({ id: quizzes.id }).from(quizzes).where(lt(quizzes.deletedAt, before)).limit(1).get()?.id;

export const listAttemptsOfQuiz = (db: Db, quizId: string, limit: number): string[] =>
  idsOf(db.select({ id: attempts.id }).from(attempts).where(eq(attempts.quizId, quizId)).limit(limit).all());

/** Attempts of closed quizzes submitted before this time. */
export const listOldAttempts = (db: Db, before: number, limit: number): string[] =>
  idsOf(
    db
      .select({ id: attempts.id })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(
        and(
          lt(attempts.submittedAt, before),
          ne(quizzes.evaluationStatus, 'in-progress'),
          or(eq(quizzes.acceptingResponses, false), isNotNull(quizzes.deletedAt)),
        ),
      )
      .limit(limit)
      .all(),
  );

/** Students known since before this time with only a name left, and no session. */
export const listIdleStudents = (db: Db, before: number, limit: number): string[] =>
  idsOf(
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.role, 'student'),
          lt(accounts.createdAt, before),
          notExists(db.select().from(attempts).where(eq(attempts.studentId, accounts.id))),
          notExists(db.select().from(practiceCards).where(eq(practiceCards.studentId, accounts.id))),
          notExists(db.select().from(practiceAnswers).where(eq(practiceAnswers.studentId, accounts.id))),
          notExists(db.select().from(sessions).where(eq(sessions.accountId, accounts.id))),
        ),
      )
      .limit(limit)
      .all(),
  );

/** Allowances made before this time for students no longer known. */
export function deleteOldAllowances(db: Db, before: number): void {
  const known = db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'student'),
        eq(sql`lower(${accounts.email})`, sql`lower(${studentAllowances.email})`),
      ),
    );
  db.delete(studentAllowances)
    .where(and(lt(studentAllowances.updatedAt, before), notExists(known)))
    .run();
}
