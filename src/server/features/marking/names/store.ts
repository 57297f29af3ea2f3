import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { attempts } from '../../../db/attempts-schema';
import { columnsOf } from '../../../db/columns';
import { hasToReview } from '../../../db/mark-columns';
import type { Db } from '../../../db/open';
import { quizzes } from '../../../db/quizzes-schema';
import { auditLog } from '../../../db/records-schema';
import { perDb, statement } from '../../../db/store';
import type { OwnerId } from '../../../rules/access/owner-id';

const OF_QUIZ = { quizId: attempts.quizId };

export const namesStore = perDb((db) => ({
  findReleased: statement(OF_QUIZ, (at) =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.quizId, at.quizId), isNotNull(attempts.releasedAt)))
      .limit(1),
  ),
  findToReview: statement({ quizId: quizzes.id }, (at) =>
    db
      .select({ found: hasToReview(at.quizId) })
      .from(quizzes)
      .where(eq(quizzes.id, at.quizId)),
  ),
  listSubmitted: statement(OF_QUIZ, (at) =>
    db
      .select(columnsOf(attempts, 'id', 'studentId', 'evaluatedAt', 'versionId', 'seed'))
      .from(attempts)
      .where(and(eq(attempts.quizId, at.quizId), isNotNull(attempts.submittedAt))),
  ),
  findAct: statement(
    { subject: auditLog.subject, actorId: auditLog.actorId, action: auditLog.action },
    (at) =>
      db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.subject, at.subject),
            eq(auditLog.actorId, at.actorId),
            eq(auditLog.action, at.action),
          ),
        )
        .limit(1),
  ),
}));

/** Records the first time the names were shown. */
export const setNamesShown = (
  db: Db,
  { quizId, teacherId }: { readonly quizId: string; readonly teacherId: OwnerId },
  namesShownAt: number,
) =>
  db
    .update(quizzes)
    .set({ namesShownAt })
    .where(and(eq(quizzes.id, quizId), eq(quizzes.teacherId, teacherId), isNull(quizzes.namesShownAt)))
    .run();
