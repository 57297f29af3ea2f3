import { and, asc, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classShares, handOvers, quizShares } from '../../db/colleagues-schema';
import { questionCorrections } from '../../db/grading-schema';
import type { Db } from '../../db/open';
import { paymentOrders } from '../../db/payments-schema';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog, mailOutbox } from '../../db/records-schema';
import { clockEntries, studentAllowances } from '../../db/supervision-schema';
import { ownerOf } from '../../rules/access/owner-id';

/** The accounts with a lower-case address, in both roles. */
export const listAccountIds = (db: Db, email: string): string[] =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email))
    .all()
    .map(({ id }) => id);

/** Names and roles of accounts, oldest first. */
export const listNames = (db: Db, accountIds: readonly string[]) =>
  db
    .select({ name: accounts.name, role: accounts.role })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(asc(accounts.createdAt))
    .all();

export const listAttempts = (db: Db, accountIds: readonly string[]) =>
  db
    .select({ id: attempts.id, submittedAt: attempts.submittedAt })
    .from(attempts)
    .where(inArray(attempts.studentId, [...accountIds]))
    .all();

/** The title of a quiz of these people under evaluation. */
export function findEvaluationInTheWay(db: Db, accountIds: readonly string[]): string | undefined {
  const [who, owners] = [[...accountIds], accountIds.map((accountId) => ownerOf({ accountId }))];
  const taken = db.select({ id: attempts.quizId }).from(attempts).where(inArray(attempts.studentId, who));
  const isTheirs = or(inArray(quizzes.teacherId, owners), inArray(quizzes.id, taken));
  return db
    .select({ title: quizzes.title })
    .from(quizzes)
    .where(and(eq(quizzes.evaluationStatus, 'in-progress'), isTheirs))
    .get()?.title;
}

/** Deletes mail, allowances and shares of a lower-case address, and removes it from the audit log. */
export function deleteByAddress(db: Db, email: string): void {
  // Mails about a hand-over name the giver.
  const isNamed = sql`instr(lower(${mailOutbox.body}), ${`(${email})`}) > 0`;
  db.delete(mailOutbox)
    .where(or(eq(sql`lower(${mailOutbox.recipient})`, email), isNamed))
    .run();
  db.delete(studentAllowances)
    .where(eq(sql`lower(${studentAllowances.email})`, email))
    .run();
  for (const shares of [quizShares, classShares]) db.delete(shares).where(eq(shares.email, email)).run();
  // The subject of a share ends with the address.
  const named = sql`substr(${auditLog.subject}, instr(${auditLog.subject}, '/') + 1)`;
  db.update(auditLog)
    .set({ subject: 'erased', before: null, after: null })
    .where(eq(sql`lower(${named})`, email))
    .run();
}

/** A teacher's quizzes without attempts. */
export const listUntakenQuizIds = (db: Db, accountId: string): string[] =>
  db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(
      and(
        eq(quizzes.teacherId, ownerOf({ accountId })),
        notExists(db.select().from(attempts).where(eq(attempts.quizId, quizzes.id))),
      ),
    )
    .all()
    .map(({ id }) => id);

/**
 * Deletes an account unless a class names it or other people's work refers to it; then strips its name and
 * ends its shares, which could not be ended later. Returns which of the two.
 */
export function deleteAccount(db: Db, id: string): 'deleted' | 'nameless' {
  const owner = ownerOf({ accountId: id });
  db.delete(handOvers)
    .where(or(eq(handOvers.fromId, owner), eq(handOvers.toId, owner)))
    .run();
  if (!isNeeded(db, id)) {
    db.delete(accounts).where(eq(accounts.id, id)).run();
    return 'deleted';
  }
  const ofAccount = db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.teacherId, ownerOf({ accountId: id })));
  db.delete(quizShares).where(inArray(quizShares.quizId, ofAccount)).run();
  db.update(quizzes)
    .set({ acceptingResponses: false })
    .where(eq(quizzes.teacherId, ownerOf({ accountId: id })))
    .run();
  db.update(accounts)
    .set({
      issuer: 'erased',
      subject: id,
      email: '',
      name: 'Erased person',
      termsAcceptedAt: null,
      planActiveUntil: null,
    })
    .where(eq(accounts.id, id))
    .run();
  return 'nameless';
}

/** Whether others' data depends on a teacher's account. */
function isNeeded(db: Db, id: string): boolean {
  const kept = [
    db
      .select()
      .from(quizzes)
      .where(eq(quizzes.teacherId, ownerOf({ accountId: id }))),
    db.select().from(paymentOrders).where(eq(paymentOrders.teacherId, id)),
    db.select().from(clockEntries).where(eq(clockEntries.actorId, id)),
    db.select().from(questionCorrections).where(eq(questionCorrections.teacherId, id)),
  ];
  const needed = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), or(...kept.map((each) => exists(each)))));
  return needed.get() !== undefined;
}
