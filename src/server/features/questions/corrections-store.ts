import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { questionCorrections } from '../../db/corrections-schema';
import type { Db } from '../../db/open';

export type CorrectionRecord = typeof questionCorrections.$inferSelect;

export const insertCorrection = (db: Db, correction: typeof questionCorrections.$inferInsert) =>
  db.insert(questionCorrections).values(correction).run();

export const findCorrection = (
  db: Db,
  { questionId, correctionId }: { questionId: string; correctionId: string },
) =>
  db
    .select()
    .from(questionCorrections)
    .where(and(eq(questionCorrections.id, correctionId), eq(questionCorrections.questionId, questionId)))
    .get();

/** The last correction of a question in force. */
export const findLastCorrection = (db: Db, questionId: string) =>
  db
    .select()
    .from(questionCorrections)
    .where(and(eq(questionCorrections.questionId, questionId), isNull(questionCorrections.undoneAt)))
    .orderBy(desc(questionCorrections.at), desc(sql`rowid`))
    .limit(1)
    .get();

export const setUndone = (db: Db, correctionId: string, undoneAt: number) =>
  db.update(questionCorrections).set({ undoneAt }).where(eq(questionCorrections.id, correctionId)).run();
