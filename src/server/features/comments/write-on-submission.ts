import type { Teacher } from '../../../shared/actor';
import type { CommentRequest, WrittenComment } from '../../../shared/comments/schema';
import type { Deps } from '../../deps';
import type { SubmittedAttempt } from '../evaluation/submitted-attempts';
import { recordComments } from './comment-acts';
import { commentsStore } from './store';

interface CommentOnSubmission {
  readonly teacher: Teacher;
  readonly attempt: SubmittedAttempt;
  readonly input: CommentRequest;
}

/** Says something about the whole submission of one student, also after the release; an empty text takes it away. */
export function writeOnSubmission(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher, attempt: { id: attemptId, studentId }, input: { text } }: CommentOnSubmission,
): WrittenComment {
  const store = commentsStore(db);
  const before = store.findOnSubmission.get({ attemptId })?.text ?? '';
  if (before === text) return { comment: text || null, changed: 0 };
  const now = clock.now();
  if (text === '') store.removeFromSubmission.run({ attemptId });
  else store.saveOnSubmission.run({ attemptId, text, now });
  const changes = [{ attemptId, studentId, before, after: text }];
  recordComments(db, { at: now, actorId: teacher.accountId, questionId: null, changes });
  return { comment: text || null, changed: 1 };
}
