import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { preparedPerDb } from '../../db/prepared-per-db';
import { statement } from '../../db/statement';
import { studentAllowances } from '../../db/supervision-schema';

const { teacherId, email, timeFactorPercent, extraTabChanges } = studentAllowances;

/** An e-mail address as allowances are kept by it. */
export const emailKey = (address: string): string => address.trim().toLowerCase();

type AllowanceKey = Pick<typeof studentAllowances.$inferSelect, 'teacherId' | 'email'>;

const allowancesStore = preparedPerDb((db) => ({
  find: () =>
    statement({ teacherId, email }, (at) =>
      db
        .select({ timeFactorPercent, extraTabChanges })
        .from(studentAllowances)
        .where(and(eq(teacherId, at.teacherId), eq(email, at.email))),
    ),
}));

/** What a teacher allows the student with an address, given as `emailKey` makes it; asked at each join. */
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
      set: {
        timeFactorPercent: sql`excluded.time_factor_percent`,
        extraTabChanges: sql`excluded.extra_tab_changes`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .run();

export const deleteAllowance = (db: Db, key: AllowanceKey) =>
  db
    .delete(studentAllowances)
    .where(and(eq(teacherId, key.teacherId), eq(email, key.email)))
    .run();
