import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import { rowCache } from '../../db/row-cache';
import { perDb, statement } from '../../db/store';

export type MemberWithPin = ReturnType<ReturnType<typeof pinMembersStore>['list']['all']>[number];

/** The members with PINs by class, with their normalised names and numbers: one list for a whole class signing in. */
export const pinListCache = rowCache<
  readonly { readonly member: MemberWithPin; readonly keys: readonly string[] }[]
>({ keys: 200 }, [
  {
    table: classMembers,
    key: classMembers.classId,
    // All columns but the account, which each first sign-in sets.
    of: [
      ...[classMembers.name, classMembers.number, classMembers.email],
      ...[classMembers.pinHash, classMembers.pinSetAt, classMembers.removedAt],
    ],
  },
  { table: classes, key: classes.id },
]);

/** Members who may sign in with a PIN: in an undeleted class, and without an address. */
const mayUsePin = and(isNull(classMembers.removedAt), isNull(classMembers.email), isNull(classes.deletedAt));

/** Whether the PIN's maker may still make PINs in the class: its owner, and colleagues who mark or edit. */
const makerMay = (
  now: SQL,
) => sql`(${classMembers.pinSetBy} is null or ${classMembers.pinSetBy} = ${classes.teacherId}
  or exists (select 1 from accounts maker
    join class_shares share on share.class_id = ${classMembers.classId} and share.email = lower(maker.email)
    where maker.id = ${classMembers.pinSetBy} and share.right in ('mark', 'edit')
      and (share.expires_at is null or share.expires_at > ${now})))`;

export const pinMembersStore = perDb((db) => ({
  findClass: statement({ code: classes.code }, (at) =>
    db
      .select({ id: classes.id, slipsOnly: classes.slipsOnly })
      .from(classes)
      .where(and(eq(classes.code, at.code), isNull(classes.deletedAt))),
  ),
  list: statement({ classId: classes.id }, (at) =>
    db
      .select({
        id: classMembers.id,
        name: classMembers.name,
        number: classMembers.number,
        pinHash: sql<string>`${classMembers.pinHash}`,
        pinSetAt: sql<number>`${classMembers.pinSetAt}`,
      })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(
        and(
          eq(classMembers.classId, at.classId),
          mayUsePin,
          isNotNull(classMembers.pinHash),
          isNotNull(classMembers.pinSetAt),
        ),
      ),
  ),
  /** A member while this PIN is current. */
  findWithPin: statement({ memberId: classMembers.id, pinHash: classMembers.pinHash, now: 'number' }, (at) =>
    db
      .select({ name: classMembers.name, accountId: classMembers.accountId })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(
        and(
          eq(classMembers.id, at.memberId),
          eq(classMembers.pinHash, at.pinHash),
          mayUsePin,
          makerMay(at.now),
        ),
      ),
  ),
  /** Members whose PIN's maker lost the right. */
  listOrphaned: statement({ now: 'number' }, (at) =>
    db
      .select({
        ...columnsOf(classMembers, 'id', 'classId', 'name', 'number', 'accountId', 'pinHash', 'pinSetAt'),
        pinSetBy: classMembers.pinSetBy,
      })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(and(isNotNull(classMembers.pinSetBy), not(makerMay(at.now)))),
  ),
  endPin: statement({ memberId: classMembers.id, pinEndedAt: classMembers.pinEndedAt }, (at) =>
    db
      .update(classMembers)
      .set({ pinHash: null, pinSetAt: null, pinSetBy: null, pinEndedAt: at.pinEndedAt })
      .where(eq(classMembers.id, at.memberId)),
  ),
  setAccount: statement({ memberId: classMembers.id, accountId: accounts.id }, (at) =>
    db
      .update(classMembers)
      .set({ accountId: sql`${at.accountId}` })
      .where(eq(classMembers.id, at.memberId)),
  ),
  /** The class membership a PIN session depends on. */
  findAdmitted: statement({ accountId: accounts.id }, (at) =>
    db
      .select({ id: classMembers.id })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(and(eq(classMembers.accountId, at.accountId), mayUsePin)),
  ),
}));
