import { and, asc, eq } from 'drizzle-orm';
import { excludedOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';
import { studentAllowances } from '../../db/supervision-schema';

const { teacherId, email, timeFactorPercent, extraTabChanges } = studentAllowances;

type AllowanceKey = Pick<typeof studentAllowances.$inferSelect, 'teacherId' | 'email'>;

const allowancesStore = perDb((db) => ({
  find: statement({ teacherId, email }, (at) =>
    db
      .select({ timeFactorPercent, extraTabChanges })
      .from(studentAllowances)
      .where(and(eq(teacherId, at.teacherId), eq(email, at.email))),
  ),
}));

/** A teacher's allowance for an address normalised by `emailKey`; read at each join. */
export const findAllowance = (db: Db, key: AllowanceKey) => allowancesStore(db).find.get(key);

export const listAllowancesOf = (db: Db, of: Pick<AllowanceKey, 'teacherId'>) =>
  db
    .select({ email, timeFactorPercent, extraTabChanges })
    .from(studentAllowances)
    .where(eq(teacherId, of.teacherId))
    .orderBy(asc(email))
    .all();

export const saveAllowance = (db: Db, allowance: typeof studentAllowances.$inferInsert) =>
  db
    .insert(studentAllowances)
    .values(allowance)
    .onConflictDoUpdate({
      target: [teacherId, email],
      set: excludedOf({ timeFactorPercent, extraTabChanges, updatedAt: studentAllowances.updatedAt }),
    })
    .run();

export const deleteAllowance = (db: Db, key: AllowanceKey) =>
  db
    .delete(studentAllowances)
    .where(and(eq(teacherId, key.teacherId), eq(email, key.email)))
    .run();
