import type { Teacher } from '../../../../shared/actor';
import type { CommentRequest, WrittenComment } from '../../../../shared/comments/schema';
import type { Question } from '../../../../shared/question/schema';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { getAttemptsAsked } from '../evaluation/submitted-attempts';
import { type CommentChange, recordComments } from './comment-acts';
import { rejectStaleComments } from './reject-stale-comments';
import { commentsStore } from './store';

interface CommentOnAnswers {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  readonly input: CommentRequest & {
    readonly studentIds: readonly string[];
    /** The comments the teacher saw, by student; if absent, stored ones are replaced unchecked. */
    readonly seen?: Readonly<Record<string, string>> | undefined;
  };
}

/**
 * Sets one comment on the answers of several students, all or none, also after the release; an empty text removes it. Throws 404
 * for an unknown student, 409 if a colleague changed a comment since the teacher looked.
 */
export function writeComments(
  deps: Pick<Deps, 'db' | 'arrangements' | 'pseudonyms' | 'clock'>,
  { teacher, quiz, question, input: { studentIds, text, seen } }: CommentOnAnswers,
): WrittenComment {
  const attempts = getAttemptsAsked(deps, { teacher, quiz, questionId: question._id, studentIds });
  const questionId = question._id;
  const store = commentsStore(deps.db);
  const now = deps.clock.now();
  if (seen) {
    const meant = attempts.map(({ id: attemptId, calledId }) => ({
      ...{ attemptId, questionId, studentId: calledId, text, seen: seen[calledId] ?? '' },
      before: store.findOnAnswer.get({ attemptId, questionId })?.text ?? '',
    }));
    rejectStaleComments(deps, { teacher, meant });
  }
  const changes = attempts.flatMap(({ id: attemptId, studentId }): CommentChange[] => {
    const answer = { attemptId, questionId };
    const before = store.findOnAnswer.get(answer)?.text ?? '';
    if (before === text) return [];
    if (text === '') store.removeFromAnswer.run(answer);
    else store.saveOnAnswer.run({ ...answer, text, now });
    return [{ attemptId, studentId, before, after: text }];
  });
  if (changes.length > 0) noteMarksChanged(deps.db, { quizId: quiz.id, questionId }, now);
  recordComments(deps.db, { at: now, actorId: teacher.accountId, questionId, changes });
  return { comment: text || null, changed: changes.length };
}
