import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { answers, attempts, earlierAnswers, lateSubmissions } from '../../db/attempts-schema';
import { columnsOf, excludedOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';
import { answerLog } from '../../db/supervision-schema';

/** A stored answer; its value is JSON. */
export type AnswerRecord = typeof answers.$inferSelect;
/** An answer to store; its value is JSON. */
export type NewAnswer = Pick<AnswerRecord, 'questionId' | 'value' | 'revision' | 'malformed'>;

const OF_ATTEMPT = { attemptId: answers.attemptId };
const ENTRY = { attemptId: answerLog.attemptId, sequence: answerLog.sequence };

/** The answers of an attempt, its history, and the rows kept apart from both. */
export const answersStore = perDb((db) => ({
  /** `rows` is JSON of the new answers: one call for any number of answers. */
  save: statement({ ...OF_ATTEMPT, rows: 'text', savedAt: answers.savedAt }, (at) =>
    db
      .insert(answers)
      .select(
        sql`select ${at.attemptId}, value ->> 'questionId', value ->> 'value', value ->> 'revision',
              value ->> 'malformed', ${at.savedAt}
            from json_each(${at.rows}) where true`,
      )
      .onConflictDoUpdate({
        target: [answers.attemptId, answers.questionId],
        set: excludedOf(columnsOf(answers, 'value', 'revision', 'malformed', 'savedAt')),
      }),
  ),
  list: statement(OF_ATTEMPT, (at) => db.select().from(answers).where(eq(answers.attemptId, at.attemptId))),
  /** `attemptIds` is a JSON list. */
  listOfMany: statement({ attemptIds: 'text' }, (at) =>
    db
      .select()
      .from(answers)
      .where(sql`${answers.attemptId} in (select value from json_each(${at.attemptIds}))`),
  ),

  /** Reads the text of the last entry only. */
  findHistoryEnd: statement(OF_ATTEMPT, (at) =>
    db
      .select({
        ...columnsOf(answerLog, 'sequence', 'hash', 'kind'),
        lastBytes: sql<number>`octet_length(${answerLog.entry})`,
        bytes: sql<number>`(select sum(octet_length(entry)) from answer_log where attempt_id = ${at.attemptId})`,
        lastSaveSince: sql<number | null>`case ${answerLog.kind} when 'saved'
          then coalesce(${answerLog.entry} ->> 'since', ${answerLog.at}) end`,
      })
      .from(answerLog)
      .where(eq(answerLog.attemptId, at.attemptId))
      .orderBy(desc(answerLog.sequence))
      .limit(1),
  ),
  /** The entry with this number and the one before it. */
  listEntriesBackFrom: statement(ENTRY, (at) =>
    db
      .select({ entry: answerLog.entry, hash: answerLog.hash })
      .from(answerLog)
      .where(and(eq(answerLog.attemptId, at.attemptId), lte(answerLog.sequence, at.sequence)))
      .orderBy(desc(answerLog.sequence))
      .limit(2),
  ),
  listEntries: statement(OF_ATTEMPT, (at) =>
    db.select().from(answerLog).where(eq(answerLog.attemptId, at.attemptId)).orderBy(asc(answerLog.sequence)),
  ),
  addEntry: statement(
    { ...ENTRY, at: answerLog.at, kind: answerLog.kind, entry: answerLog.entry, hash: answerLog.hash },
    (at) => db.insert(answerLog).values(at),
  ),
  removeEntry: statement(ENTRY, (at) =>
    db
      .delete(answerLog)
      .where(and(eq(answerLog.attemptId, at.attemptId), eq(answerLog.sequence, at.sequence))),
  ),

  /** The attempt's one body kept apart for the teacher. */
  findKept: statement(OF_ATTEMPT, (at) =>
    db
      .select({ body: lateSubmissions.body })
      .from(lateSubmissions)
      .where(eq(lateSubmissions.attemptId, at.attemptId)),
  ),
  keep: statement(
    { ...OF_ATTEMPT, body: lateSubmissions.body, receivedAt: lateSubmissions.receivedAt },
    ({ body, receivedAt, attemptId }) =>
      db
        .insert(lateSubmissions)
        .values({ attemptId, body, receivedAt })
        .onConflictDoUpdate({
          target: lateSubmissions.attemptId,
          set: { body, receivedAt, decision: null, decidedAt: null },
        }),
  ),
  trimKept: statement({ ...OF_ATTEMPT, body: lateSubmissions.body }, ({ attemptId, body }) =>
    db.update(lateSubmissions).set({ body }).where(eq(lateSubmissions.attemptId, attemptId)),
  ),
  removeKept: statement(OF_ATTEMPT, (at) =>
    db.delete(lateSubmissions).where(eq(lateSubmissions.attemptId, at.attemptId)),
  ),
}));

/** Running attempts with answers that an earlier version discarded. */
export const listEarlier = (db: Db) =>
  db
    .select({ attemptId: attempts.id })
    .from(attempts)
    .where(and(isNull(attempts.submittedAt), sql`${attempts.id} in (select attempt_id from earlier_answers)`))
    .all();

/** Discarded answers not overwritten since, oldest first. */
export const listEarlierAnswers = (db: Db, attemptId: string) =>
  db
    .select({
      questionId: earlierAnswers.questionId,
      value: earlierAnswers.value,
      revision: sql<number>`coalesce(${answers.revision}, 0)`,
    })
    .from(earlierAnswers)
    .leftJoin(
      answers,
      and(eq(answers.attemptId, earlierAnswers.attemptId), eq(answers.questionId, earlierAnswers.questionId)),
    )
    .where(
      and(
        eq(earlierAnswers.attemptId, attemptId),
        isNull(answers.value),
        sql`coalesce(${answers.savedAt}, 0) <= ${earlierAnswers.putAsideAt}`,
      ),
    )
    .orderBy(asc(earlierAnswers.putAsideAt))
    .all();
