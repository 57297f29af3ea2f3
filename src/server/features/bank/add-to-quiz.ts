import { ownerOf } from '../../../shared/access/owner-id';
import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { addCopy, refuseManyCopies } from '../questions/copy';
import { refuseStarted } from '../questions/find';
import { endOf } from '../questions/place';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { toQuestion } from '../quizzes/views';
import { findInBank } from './search-store';

/**
 * Puts copies of own questions at the end of a quiz, all or none, and answers their ids. Refuses a question that is not the
 * teacher's or is deleted (404), a quiz that students have started, and more than there can be (409).
 */
export function addToQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: { questionIds: readonly string[] } },
): { addedIds: string[]; quiz: Quiz } {
  const { teacher, input } = asked;
  const { id: quizId } = asked.quiz;
  const sources = input.questionIds.map((questionId) => {
    const record = findInBank(deps.db, { teacherId: ownerOf(teacher), questionId });
    if (!record) throw new DomainError('not_found', messages.questionNotFound);
    return { question: toQuestion(record), kept: undefined, isSameQuiz: record.quizId === quizId };
  });
  refuseStarted(deps, quizId);
  refuseManyCopies(deps, { ownerId: asked.quiz.teacherId, quizId, sources });
  const end = endOf(deps, quizId);
  const addedIds = sources.map(({ isSameQuiz, ...source }, at) =>
    addCopy(deps, source, { quizId, position: end + at, isSameQuiz }),
  );
  return { addedIds, quiz: getChangedQuiz(deps, teacher, quizId) };
}
