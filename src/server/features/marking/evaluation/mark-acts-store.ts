import { and, asc, eq, sql } from 'drizzle-orm';
import { answers } from '../../../db/attempts-schema';
import { columnsOf } from '../../../db/columns';
import { auditLog } from '../../../db/records-schema';
import { perDb, statement } from '../../../db/store';

export const markActsStore = perDb((db) => ({
  /** The teacher's marks and undos under one subject, oldest first. */
  list: statement({ subject: auditLog.subject }, (at) =>
    db
      .select(columnsOf(auditLog, 'id', 'at', 'actorId', 'action', 'before'))
      .from(auditLog)
      .where(and(eq(auditLog.subject, at.subject), sql`${auditLog.action} in ('marks', 'marks-undo')`))
      .orderBy(asc(auditLog.id)),
  ),
  findSavedAt: statement({ attemptId: answers.attemptId, questionId: answers.questionId }, (at) =>
    db
      .select({ savedAt: answers.savedAt })
      .from(answers)
      .where(and(eq(answers.attemptId, at.attemptId), eq(answers.questionId, at.questionId))),
  ),
}));
