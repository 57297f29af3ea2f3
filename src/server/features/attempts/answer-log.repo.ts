import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { preparedPerDb } from '../../db/prepared-per-db';
import { answerLog } from '../../db/supervision-schema';

const at = sql.placeholder;

/** The histories of attempts: only ever added to, but for a save that joins the save before it. */
export const answerLogRepo = preparedPerDb((db) => ({
  findLast: () =>
    db
      .select({ sequence: answerLog.sequence, hash: answerLog.hash, kind: answerLog.kind })
      .from(answerLog)
      .where(eq(answerLog.attemptId, at('attemptId')))
      .orderBy(desc(answerLog.sequence))
      .limit(1)
      .prepare(),
  /** The entry of this number and the one before it. */
  listBackFrom: () =>
    db
      .select({ entry: answerLog.entry, hash: answerLog.hash })
      .from(answerLog)
      .where(and(eq(answerLog.attemptId, at('attemptId')), lte(answerLog.sequence, at('sequence'))))
      .orderBy(desc(answerLog.sequence))
      .limit(2)
      .prepare(),
  removeLast: () =>
    db
      .delete(answerLog)
      .where(and(eq(answerLog.attemptId, at('attemptId')), eq(answerLog.sequence, at('sequence'))))
      .prepare(),
  /** Without reading what the entries say. */
  countBytes: () =>
    db
      .select({ bytes: sql<number>`coalesce(sum(octet_length(${answerLog.entry})), 0)` })
      .from(answerLog)
      .where(eq(answerLog.attemptId, at('attemptId')))
      .prepare(),
  add: () =>
    db
      .insert(answerLog)
      .values({
        attemptId: at('attemptId'),
        sequence: at('sequence'),
        at: at('at'),
        kind: at('kind'),
        entry: at('entry'),
        hash: at('hash'),
      })
      .prepare(),
  list: () =>
    db
      .select()
      .from(answerLog)
      .where(eq(answerLog.attemptId, at('attemptId')))
      .orderBy(asc(answerLog.sequence))
      .prepare(),
}));
