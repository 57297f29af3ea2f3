import type { Teacher } from '../../../shared/actor';
import type { CommentRequest, WrittenComment } from '../../../shared/comments/schema';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { getAttemptsAsked } from '../evaluation/submitted-attempts';
import type { QuizRecord } from '../quizzes/find';
import { type CommentChange, recordComments } from './comment-acts';
import { commentsStore } from './store';

interface CommentOnAnswers {
  readonly teacher: Teacher;
  readonly quiz: QuizRecord;
  readonly question: Question;
  readonly input: CommentRequest & { readonly studentIds: readonly string[] };
}

/**
 * Says the same about the answers of several students, for all of them or for none, also after the release; an empty text
 * takes what was said away. Refuses an unknown student (404).
 */
export function writeComments(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, question, input: { studentIds, text } }: CommentOnAnswers,
): WrittenComment {
  const attempts = getAttemptsAsked(deps, { quizId: quiz.id, questionId: question._id, studentIds });
  const questionId = question._id;
  const store = commentsStore(deps.db);
  const now = deps.clock.now();
  const changes = attempts.flatMap(({ id: attemptId, studentId }): CommentChange[] => {
    const answer = { attemptId, questionId };
    const before = store.findOnAnswer.get(answer)?.text ?? '';
    if (before === text) return [];
    if (text === '') store.removeFromAnswer.run(answer);
    else store.saveOnAnswer.run({ ...answer, text, now });
    return [{ attemptId, studentId, before, after: text }];
  });
  recordComments(deps.db, { at: now, actorId: teacher.accountId, questionId, changes });
  return { comment: text || null, changed: changes.length };
}
