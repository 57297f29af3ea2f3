import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Quiz } from '../../../shared/quiz/schema';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { addCopy, refuseManyCopies } from '../questions/copy';
import { refuseStarted } from '../questions/find';
import { endOf } from '../questions/place';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { toQuestion } from '../quizzes/views';
import { findInBank } from './search-store';

/**
 * Appends copies of own questions to a quiz, all or none, and returns their ids. Throws 404 for another teacher's or deleted
 * question, 409 for a started quiz or too many questions.
 */
export function addToQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: { questionIds: readonly string[] } },
): { addedIds: string[]; quiz: Quiz } {
  const { teacher, input } = asked;
  const { id: quizId } = asked.quiz;
  const sources = input.questionIds.map((questionId) => {
    const record = findInBank(deps.db, { teacherId: ownerOf(teacher), questionId });
    if (!record) throw new DomainError('not_found', refusals.questionNotFound);
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
