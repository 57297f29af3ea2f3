import { asc, desc, eq, sql } from 'drizzle-orm';
import { preparedPerDb } from '../../db/prepared-per-db';
import { answerLog } from '../../db/supervision-schema';

const at = sql.placeholder;

/** The histories of attempts: only ever added to. */
export const answerLogRepo = preparedPerDb((db) => ({
  findLast: () =>
    db
      .select({ sequence: answerLog.sequence, hash: answerLog.hash })
      .from(answerLog)
      .where(eq(answerLog.attemptId, at('attemptId')))
      .orderBy(desc(answerLog.sequence))
      .limit(1)
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
