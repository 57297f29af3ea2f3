import { and, asc, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { ownerOf } from '../../../shared/access/owner-id';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classShares, handOvers, quizShares } from '../../db/colleagues-schema';
import { questionCorrections } from '../../db/corrections-schema';
import type { Db } from '../../db/open';
import { paymentOrders } from '../../db/payments-schema';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog, mailOutbox } from '../../db/records-schema';
import { clockEntries, studentAllowances } from '../../db/supervision-schema';

/** The accounts under an address, given in lower case, in both roles. */
export const listAccountIds = (db: Db, email: string): string[] =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email))
    .all()
    .map(({ id }) => id);

/** Names and roles of accounts, the oldest first. */
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

/** The title of a quiz of these people that is being evaluated just now. */
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

/** Deletes mail, allowances and shares under an address, given in lower case, and takes the address out of the audit log. */
export function deleteByAddress(db: Db, email: string): void {
  // Who was handed something read from whom.
  const isNamed = sql`instr(lower(${mailOutbox.body}), ${`(${email})`}) > 0`;
  db.delete(mailOutbox)
    .where(or(eq(sql`lower(${mailOutbox.recipient})`, email), isNamed))
    .run();
  db.delete(studentAllowances)
    .where(eq(sql`lower(${studentAllowances.email})`, email))
    .run();
  for (const shares of [quizShares, classShares]) db.delete(shares).where(eq(shares.email, email)).run();
  // A share is named by what was shared and with whom.
  const named = sql`substr(${auditLog.subject}, instr(${auditLog.subject}, '/') + 1)`;
  db.update(auditLog)
    .set({ subject: 'erased', before: null, after: null })
    .where(eq(sql`lower(${named})`, email))
    .run();
}

/** The quizzes of a teacher that nobody has taken. */
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
 * Deletes an account that no class names any more; where others' work hangs on it, what is left has no name and is shared with
 * nobody: there is no one left to end a share. Answers which of the two.
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

/** Whether a teacher's account holds what is others' too: none of it may go with the teacher. */
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
