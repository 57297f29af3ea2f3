import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SharedRight } from '../../../shared/access/rights';
import { accounts } from '../../db/accounts-schema';
import { quizShares } from '../../db/colleagues-schema';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** A colleague's account and the lower-case address in shares. */
const COLLEAGUE = { accountId: accounts.id, email: quizShares.email, now: 'number' } as const;
type At = { readonly accountId: SQL; readonly email: SQL; readonly now: SQL };

/** An expired share is ignored. */
const lasts = (share: string, { email, now }: At) => {
  const of = (column: string) => sql.raw(`${share}.${column}`);
  return sql`${of('email')} = ${email} and (${of('expires_at')} is null or ${of('expires_at')} > ${now})`;
};

// Names the table `quizzes` explicitly: drizzle omits the table's name from columns of a single table.

const direct = (at: At) => sql<SharedRight | null>`(select share.right from quiz_shares share
  where share.quiz_id = quizzes.id and ${lasts('share', at)})`;

/** A JSON list of the classes assigned the quiz. A trashed class still explains the answers, but gives no access. */
const byClasses = (at: At) => sql<string>`(select json_group_array(json_object(
    'right', case when class.teacher_id = ${at.accountId} then 'edit' else share.right end,
    'isGiving', json(iif(share.right is not null and class.deleted_at is null
      and class.teacher_id = quizzes.teacher_id, 'true', 'false'))))
  from assignment_classes assigned join classes class on class.id = assigned.class_id
  left join class_shares share on share.class_id = class.id and ${lasts('share', at)}
  where assigned.quiz_id = quizzes.id)`;

/** Quizzes and classes shared with a colleague. */
export const accessStore = perDb((db) => ({
  find: statement({ quizId: quizzes.id, ...COLLEAGUE }, (at) =>
    db
      .select({ direct: direct(at), byClasses: byClasses(at) })
      .from(quizzes)
      .where(eq(quizzes.id, at.quizId)),
  ),
  /** Others' quizzes possibly shared with the colleague, newest first. */
  list: statement(COLLEAGUE, (at) =>
    db
      .select({
        quiz: quizzes,
        direct: direct(at),
        byClasses: byClasses(at),
        owner: { name: accounts.name, email: accounts.email },
      })
      .from(quizzes)
      .innerJoin(accounts, eq(accounts.id, quizzes.teacherId))
      .where(
        and(
          isNull(quizzes.deletedAt),
          sql`${quizzes.teacherId} <> ${at.accountId}`,
          sql`${quizzes.id} in (
            select share.quiz_id from quiz_shares share where ${lasts('share', at)}
            union select assigned.quiz_id from class_shares share
              join assignment_classes assigned on assigned.class_id = share.class_id where ${lasts('share', at)})`,
        ),
      )
      .orderBy(sql`${quizzes.createdAt} desc, ${quizzes}.rowid desc`),
  ),
  findName: statement({ accountId: accounts.id }, (at) =>
    db
      .select({ name: accounts.name, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, at.accountId)),
  ),
}));
