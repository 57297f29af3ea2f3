import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { operatorLinks } from '../../db/operations-schema';
import { perDb } from '../../db/store';

/** The expiry of each operator session by token hash; in memory only. */
export const operatorSessionsOf = perDb(() => new Map<string, number>());

export const insertLink = (db: Db, link: typeof operatorLinks.$inferInsert) =>
  db.insert(operatorLinks).values(link).run();

export const deleteLinksOver = (db: Db, now: number) =>
  db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, now)).run();

/** Consumes a valid link; returns whether there was one. */
export const takeLink = (db: Db, { tokenHash, now }: { tokenHash: string; now: number }): boolean =>
  db
    .delete(operatorLinks)
    .where(and(eq(operatorLinks.tokenHash, tokenHash), gt(operatorLinks.expiresAt, now)))
    .run().changes > 0;
