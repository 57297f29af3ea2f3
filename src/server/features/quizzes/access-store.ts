import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SharedRight } from '../../../shared/access/rights';
import { classShares, quizShares } from '../../db/colleagues-schema';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const COLLEAGUE = { email: quizShares.email, now: 'number' } as const;

/** What was shared with a colleague, by the address in lower case; a share that has ended is as if it had never been. */
export const accessStore = perDb((db) => {
  const lasts = (at: { now: SQL<number> }) =>
    or(isNull(quizShares.expiresAt), gt(quizShares.expiresAt, at.now));
  return {
    findShare: statement({ quizId: quizShares.quizId, ...COLLEAGUE }, (at) =>
      db
        .select({ right: quizShares.right })
        .from(quizShares)
        .where(and(eq(quizShares.quizId, at.quizId), eq(quizShares.email, at.email), lasts(at))),
    ),
    /** One row for each class that takes the quiz; without a right where it is not shared, or not the class of the quiz's owner. */
    listClassRights: statement({ quizId: quizShares.quizId, ...COLLEAGUE }, (at) =>
      db
        .select({ right: sql<SharedRight | null>`class_shares.right` })
        .from(quizzes)
        .innerJoin(sql`assignment_classes`, sql`assignment_classes.quiz_id = ${quizzes.id}`)
        .leftJoin(
          sql`classes`,
          sql`classes.id = assignment_classes.class_id and classes.teacher_id = ${quizzes.teacherId}
            and classes.deleted_at is null`,
        )
        .leftJoin(
          classShares,
          sql`${classShares.classId} = classes.id and ${classShares.email} = ${at.email}
            and (${classShares.expiresAt} is null or ${classShares.expiresAt} > ${at.now})`,
        )
        .where(eq(quizzes.id, at.quizId)),
    ),
    /** Quizzes of others that may be shared with the colleague, the newest first. */
    listCandidates: statement(COLLEAGUE, (at) =>
      db
        .select()
        .from(quizzes)
        .where(
          and(
            isNull(quizzes.deletedAt),
            sql`${quizzes.id} in (
              select quiz_id from quiz_shares where email = ${at.email} and (expires_at is null or expires_at > ${at.now})
              union select assignment_classes.quiz_id from class_shares
                join assignment_classes on assignment_classes.class_id = class_shares.class_id
                where class_shares.email = ${at.email}
                  and (class_shares.expires_at is null or class_shares.expires_at > ${at.now}))`,
          ),
        )
        .orderBy(sql`${quizzes.createdAt} desc, rowid desc`),
    ),
  };
});
