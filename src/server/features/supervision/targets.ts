import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import type { Deps } from '../../deps';
import type { AttemptRecord } from '../attempts/service';
import { getOwnQuiz, type QuizRecord } from '../quizzes/find';
import { supervisionRepo } from './repo';

/** The attempt that an input names by `quizId` and `attemptId`: the quiz must be the teacher's own, the attempt on it (404). */
export function getAttemptOnOwnQuiz(
  deps: Pick<Deps, 'db'>,
  teacher: Teacher,
  input: unknown,
): { quiz: QuizRecord; attempt: AttemptRecord } {
  const quiz = getOwnQuiz(deps, teacher, fieldOf(input, 'quizId'));
  const attemptId = fieldOf(input, 'attemptId');
  const found =
    typeof attemptId === 'string'
      ? supervisionRepo(deps.db).findAttempt.get({ quizId: quiz.id, teacherId: teacher.accountId, attemptId })
      : undefined;
  if (!found) throw new DomainError('not_found', messages.attemptNotFound);
  return { quiz, attempt: found.attempt };
}
