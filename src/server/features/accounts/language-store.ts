import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';

export const languagesStore = perDb((db) => ({
  findOwn: statement({ accountId: accounts.id }, (at) =>
    db.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, at.accountId)),
  ),
  /** That of the student's first class with one. */
  findOfClass: statement({ accountId: accounts.id }, (at) =>
    db
      .select({ language: classes.language })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(
        and(
          eq(classMembers.accountId, at.accountId),
          isNull(classMembers.removedAt),
          isNull(classes.deletedAt),
          isNotNull(classes.language),
        ),
      )
      .orderBy(asc(classMembers.createdAt))
      .limit(1),
  ),
}));

export const setAccountLanguage = (db: Db, accountId: string, language: string | null) =>
  db.update(accounts).set({ language }).where(eq(accounts.id, accountId)).run();
