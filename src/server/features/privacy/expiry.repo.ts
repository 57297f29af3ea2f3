import type { Db } from '../../db/open';
import { preparedPerDb } from '../../db/prepared-per-db';

/** Times before which each kind of record goes; epoch milliseconds. */
export interface RecordLimits {
  readonly nowMs: number;
  readonly mailBefore: number;
  readonly auditBefore: number;
  readonly sentBefore: number;
}

const OLD_RECORDS = [
  'delete from sessions where expires_at < @nowMs',
  'delete from spent_identity_tokens where expires_at < @nowMs',
  'delete from mail_outbox where created_at < @mailBefore',
  'delete from audit_log where at < @auditBefore',
  'delete from ai_requests where sent_at < @sentBefore',
  'delete from ai_grades where created_at < @sentBefore',
  'delete from payment_events where received_at < @sentBefore',
];

const statements = preparedPerDb(({ $client: client }) => ({
  deleteOldRecords: () => OLD_RECORDS.map((text) => client.prepare<[RecordLimits]>(text)),
  listOldDeletedQuizzes: () =>
    client
      .prepare<[{ before: number }], string>('select id from quizzes where deleted_at < @before limit 1')
      .pluck(),
  listAttemptsOfQuiz: () =>
    client
      .prepare<[{ quizId: string; limit: number }], string>(
        'select id from attempts where quiz_id = @quizId limit @limit',
      )
      .pluck(),
  listOldAttempts: () =>
    client
      .prepare<[{ before: number; limit: number }], string>(
        `select attempts.id from attempts join quizzes on quizzes.id = quiz_id
        where submitted_at < @before and evaluation_status <> 'in-progress'
          and (accepting_responses = 0 or deleted_at is not null) limit @limit`,
      )
      .pluck(),
  listIdleStudents: () =>
    client
      .prepare<[{ before: number; limit: number }], string>(
        `select id from accounts where role = 'student' and created_at < @before
      and not exists (select 1 from attempts where student_id = accounts.id)
      and not exists (select 1 from sessions where account_id = accounts.id) limit @limit`,
      )
      .pluck(),
  deleteOldAllowances: () =>
    client.prepare<[{ before: number }]>(
      `delete from student_allowances where updated_at < @before and not exists (
      select 1 from accounts where role = 'student' and lower(accounts.email) = lower(student_allowances.email))`,
    ),
}));

export function deleteOldRecords(db: Db, limits: RecordLimits): void {
  for (const statement of statements(db).deleteOldRecords) statement.run(limits);
}

/** A quiz that was deleted before this time. */
export const findOldDeletedQuiz = (db: Db, before: number): string | undefined =>
  statements(db).listOldDeletedQuizzes.get({ before });

export const listAttemptsOfQuiz = (db: Db, quizId: string, limit: number): string[] =>
  statements(db).listAttemptsOfQuiz.all({ quizId, limit });

/** Attempts of closed quizzes that were submitted before this time. */
export const listOldAttempts = (db: Db, before: number, limit: number): string[] =>
  statements(db).listOldAttempts.all({ before, limit });

/** Students known since before this time of whom nothing is left but their name, and who are not signed in. */
export const listIdleStudents = (db: Db, before: number, limit: number) =>
  statements(db).listIdleStudents.all({ before, limit });

/** What teachers allowed before this time to students who are not known any more. */
export function deleteOldAllowances(db: Db, before: number): void {
  statements(db).deleteOldAllowances.run({ before });
}
