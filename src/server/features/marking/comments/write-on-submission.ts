import type { Teacher } from '../../../../shared/actor';
import type { CommentRequest, WrittenComment } from '../../../../shared/comments/schema';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import type { SubmittedAttempt } from '../evaluation/submitted-attempts';
import { recordComments } from './comment-acts';
import { rejectStaleComments } from './reject-stale-comments';
import { commentsStore } from './store';

interface CommentOnSubmission {
  readonly teacher: Teacher;
  readonly attempt: Seen<SubmittedAttempt, 'mark'>;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly input: CommentRequest & { readonly seen?: string | undefined };
}

/**
 * Sets the comment on a student's whole submission, also after the release; an empty text removes it. Throws 409 if a colleague
 * changed it since the teacher looked.
 */
export function writeOnSubmission(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    quiz,
    attempt: { id: attemptId, studentId, calledId },
    input: { text, seen },
  }: CommentOnSubmission,
): WrittenComment {
  const store = commentsStore(db);
  const before = store.findOnSubmission.get({ attemptId })?.text ?? '';
  if (seen !== undefined) {
    const meant = [{ attemptId, questionId: null, studentId: calledId, before, text, seen }];
    rejectStaleComments({ db, clock }, { teacher, meant });
  }
  if (before === text) return { comment: text || null, changed: 0 };
  const now = clock.now();
  noteMarksChanged(db, { quizId: quiz.id, questionId: null }, now);
  if (text === '') store.removeFromSubmission.run({ attemptId });
  else store.saveOnSubmission.run({ attemptId, text, now });
  const changes = [{ attemptId, studentId, before, after: text }];
  recordComments(db, { at: now, actorId: teacher.accountId, questionId: null, changes });
  return { comment: text || null, changed: 1 };
}
