import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { teacherInvites } from '../../db/operations-schema';
import { perDb, statement } from '../../db/store';

const { id, accountId, tokenHash } = teacherInvites;

export const invitesStore = perDb((db) => ({
  /** The invite by which an account teaches; read on every call of a teacher not named in the settings. */
  findHeld: statement({ accountId }, (at) =>
    db
      .select({ id })
      .from(teacherInvites)
      .where(and(eq(accountId, at.accountId), isNull(teacherInvites.revokedAt)))
      .limit(1),
  ),
  /** An unused, unexpired invite. */
  findOpen: statement({ tokenHash, now: teacherInvites.expiresAt }, (at) =>
    db
      .select({ id })
      .from(teacherInvites)
      .where(
        and(
          eq(tokenHash, at.tokenHash),
          gt(teacherInvites.expiresAt, at.now),
          isNull(teacherInvites.usedAt),
          isNull(teacherInvites.revokedAt),
        ),
      ),
  ),
}));

const invites = (db: Db) =>
  db
    .select({
      ...columnsOf(teacherInvites, 'id', 'note', 'createdAt', 'expiresAt', 'usedAt', 'revokedAt'),
      teacher: columnsOf(accounts, 'id', 'name', 'email'),
    })
    .from(teacherInvites)
    .leftJoin(accounts, eq(accounts.id, accountId));

export type InviteRecord = ReturnType<typeof listInvites>[number];

/** All invites, newest first. */
export const listInvites = (db: Db) => invites(db).orderBy(desc(teacherInvites.createdAt), desc(id)).all();

export const findInvite = (db: Db, inviteId: string) => invites(db).where(eq(id, inviteId)).get();

export const insertInvite = (db: Db, invite: typeof teacherInvites.$inferInsert) =>
  db.insert(teacherInvites).values(invite).run();

export const updateInvite = (
  db: Db,
  inviteId: string,
  changes: Partial<Pick<typeof teacherInvites.$inferSelect, 'accountId' | 'usedAt' | 'revokedAt'>>,
) => db.update(teacherInvites).set(changes).where(eq(id, inviteId)).run();
