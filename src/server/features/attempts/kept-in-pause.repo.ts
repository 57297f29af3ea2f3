import { eq, sql } from 'drizzle-orm';
import { lateSubmissions } from '../../db/attempts-schema';
import { preparedPerDb } from '../../db/prepared-per-db';

const at = sql.placeholder;
const ofAttempt = eq(lateSubmissions.attemptId, at('attemptId'));
const bound = (name: string) => sql`${at(name)}`;

/** The one body of an attempt that is kept apart for the teacher. */
export const keptInPauseRepo = preparedPerDb((db) => ({
  find: () => db.select({ body: lateSubmissions.body }).from(lateSubmissions).where(ofAttempt).prepare(),
  keep: () =>
    db
      .insert(lateSubmissions)
      .values({ attemptId: at('attemptId'), body: at('body'), receivedAt: at('now') })
      .onConflictDoUpdate({
        target: lateSubmissions.attemptId,
        set: { body: bound('body'), receivedAt: bound('now'), decision: null, decidedAt: null },
      })
      .prepare(),
  trim: () =>
    db
      .update(lateSubmissions)
      .set({ body: bound('body') })
      .where(ofAttempt)
      .prepare(),
  remove: () => db.delete(lateSubmissions).where(ofAttempt).prepare(),
}));
