import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { CLASS_PROVIDER } from '../../../shared/constants';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import { perDb, statement } from '../../db/store';

const ACCOUNT = { accountId: accounts.id };
/** Students with a confirmed address. */
const signsInByAddress = and(
  eq(accounts.role, 'student'),
  ne(accounts.issuer, CLASS_PROVIDER),
  eq(accounts.isEmailConfirmed, true),
);
const lowerEmail = sql<string>`lower(${accounts.email})`;

export const linksStore = perDb((db) => ({
  /** The newest account with the address first. */
  findStudent: statement({ email: accounts.email }, (at) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(signsInByAddress, eq(lowerEmail, at.email)))
      .orderBy(desc(accounts.createdAt), desc(sql`rowid`))
      .limit(1),
  ),
  /** The same for a JSON list of addresses in one pass, the newest last. */
  listStudents: statement({ emails: 'text' }, (at) =>
    db
      .select({ id: accounts.id, email: lowerEmail })
      .from(accounts)
      .where(and(signsInByAddress, sql`${lowerEmail} in (select value from json_each(${at.emails}))`))
      .orderBy(accounts.createdAt, sql`rowid`),
  ),
  /** The attempts of a PIN account only. */
  findPinAttempt: statement(ACCOUNT, (at) =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(and(eq(accounts.id, at.accountId), eq(accounts.issuer, CLASS_PROVIDER)))
      .limit(1),
  ),
  findAccount: statement(ACCOUNT, (at) =>
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, at.accountId)),
  ),
  /** A member's PIN account; none if the member signs in by address. */
  findPinAccount: statement(ACCOUNT, (at) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, at.accountId), eq(accounts.issuer, CLASS_PROVIDER))),
  ),
  /** PIN accounts behind lines that now have an address, with their classes. */
  listPinAccounts: statement({ email: classMembers.email }, (at) =>
    db
      .select({ accountId: accounts.id, teacherId: classes.teacherId })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .innerJoin(accounts, eq(accounts.id, classMembers.accountId))
      .where(and(eq(classMembers.email, at.email), eq(accounts.issuer, CLASS_PROVIDER)))
      .orderBy(accounts.createdAt, accounts.id),
  ),
  listInClass: statement({ classId: classMembers.classId }, (at) =>
    db
      .select({ memberId: classMembers.id, email: classMembers.email, accountId: classMembers.accountId })
      .from(classMembers)
      .where(and(eq(classMembers.classId, at.classId), isNull(classMembers.removedAt))),
  ),
  link: statement({ memberId: classMembers.id, accountId: classMembers.accountId }, (at) =>
    db
      .update(classMembers)
      .set({ accountId: sql`${at.accountId}` })
      .where(and(eq(classMembers.id, at.memberId), isNotNull(classMembers.email))),
  ),
  unlink: statement({ email: classMembers.email, accountId: classMembers.accountId }, (at) =>
    db
      .update(classMembers)
      .set({ accountId: null })
      .where(and(eq(classMembers.email, at.email), eq(classMembers.accountId, at.accountId))),
  ),
  /** Every line with the address in any class without this account, unless another member there has it. */
  linkEverywhere: statement({ email: classMembers.email, accountId: classMembers.accountId }, (at) =>
    db
      .update(classMembers)
      .set({ accountId: sql`${at.accountId}` })
      .where(
        and(
          eq(classMembers.email, at.email),
          sql`${classMembers.accountId} is not ${at.accountId}`,
          sql`not exists (select 1 from class_members other where other.class_id = class_members.class_id
            and other.id <> class_members.id and other.account_id = ${at.accountId} and other.removed_at is null)`,
        ),
      ),
  ),
}));
