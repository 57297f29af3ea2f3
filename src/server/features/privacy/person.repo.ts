import type { Db } from '../../db/open';
import { preparedPerDb } from '../../db/prepared-per-db';

/** What a teacher's account holds that is others' too: none of it may go with the teacher. */
const KEPT_WITH = `select exists (select 1 from quizzes where teacher_id = @id)
  or exists (select 1 from payment_orders where teacher_id = @id)
  or exists (select 1 from clock_entries where actor_id = @id)
  or exists (select 1 from question_corrections where teacher_id = @id)`;

const statements = preparedPerDb(({ $client: client }) => ({
  deleteByAddress: () => [
    client.prepare<[{ email: string }]>('delete from mail_outbox where lower(recipient) = @email'),
    client.prepare<[{ email: string }]>('delete from student_allowances where lower(email) = @email'),
    client.prepare<[{ email: string }]>(
      "update audit_log set subject = 'erased', before = null, after = null where lower(subject) = @email",
    ),
  ],
  isKept: () => client.prepare<[{ id: string }], number>(KEPT_WITH).pluck(),
  deleteAccount: () => client.prepare<[{ id: string }]>('delete from accounts where id = @id'),
  makeNameless: () =>
    client.prepare<[{ id: string }]>(
      `update accounts set issuer = 'erased', subject = id, email = '', name = 'Erased person',
      terms_accepted_at = null, plan_active_until = null where id = @id`,
    ),
  closeQuizzes: () =>
    client.prepare<[{ id: string }]>('update quizzes set accepting_responses = 0 where teacher_id = @id'),
  listUntakenQuizzes: () =>
    client
      .prepare<[{ id: string }], string>(
        `select id from quizzes where teacher_id = @id
        and not exists (select 1 from attempts where attempts.quiz_id = quizzes.id)`,
      )
      .pluck(),
  findEvaluationInTheWay: () =>
    client
      .prepare<[{ accounts: string }], string>(
        `select title from quizzes where evaluation_status = 'in-progress' and (
          teacher_id in (select value from json_each(@accounts))
          or id in (select quiz_id from attempts where student_id in (select value from json_each(@accounts)))) limit 1`,
      )
      .pluck(),
}));

/** The title of a quiz of these people that is being evaluated just now. */
export const findEvaluationInTheWay = (db: Db, accountIds: readonly string[]): string | undefined =>
  statements(db).findEvaluationInTheWay.get({ accounts: JSON.stringify(accountIds) });

/** Deletes mail and allowances under an address, and takes the address out of the audit log. */
export function deleteByAddress(db: Db, email: string): void {
  for (const statement of statements(db).deleteByAddress) statement.run({ email });
}

/** The quizzes of a teacher that nobody has taken. */
export const listUntakenQuizzes = (db: Db, teacherId: string): string[] =>
  statements(db).listUntakenQuizzes.all({ id: teacherId });

/** Deletes an account; where others' work hangs on it, what is left has no name. Answers which of the two. */
export function deleteAccount(db: Db, id: string): 'deleted' | 'nameless' {
  if (statements(db).isKept.get({ id }) === 0) {
    statements(db).deleteAccount.run({ id });
    return 'deleted';
  }
  statements(db).closeQuizzes.run({ id });
  statements(db).makeNameless.run({ id });
  return 'nameless';
}
