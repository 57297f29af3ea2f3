import { type AuditEntry, recordAudit } from '../../../db/audit';
import type { Deps } from '../../../deps';

/** One changed comment; '' means no comment. */
export interface CommentChange {
  readonly attemptId: string;
  readonly studentId: string;
  readonly before: string;
  readonly after: string;
}

interface CommentAct extends Pick<AuditEntry, 'at' | 'actorId'> {
  /** Null for the submission as a whole. */
  readonly questionId: string | null;
  readonly changes: readonly CommentChange[];
}

/**
 * Writes one audit line under the attempt, the answer or the question, as for marks: the students and the length, never the
 * words.
 */
export function recordComments(db: Deps['db'], { questionId, changes, at, actorId }: CommentAct): void {
  const [first, ...others] = changes;
  if (!first) return;
  const act = { at, actorId, action: 'comment' } as const;
  if (questionId !== null && others.length > 0) {
    const side = (name: 'before' | 'after') =>
      Object.fromEntries(
        changes.map((each) => [each.attemptId, { studentId: each.studentId, ...lengthOf(each[name]) }]),
      );
    recordAudit(db, { ...act, subject: questionId, before: side('before'), after: side('after') });
    return;
  }
  const subject = questionId === null ? first.attemptId : `${first.attemptId}/${questionId}`;
  recordAudit(db, { ...act, subject, before: lengthOf(first.before), after: lengthOf(first.after) });
}

const lengthOf = (text: string) => ({ characters: text.length });
