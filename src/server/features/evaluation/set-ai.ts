import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { markingMessages } from '../../../shared/marking/messages';
import { fieldOf, idField } from '../../../shared/parse';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getOwnQuiz } from '../quizzes/find';
import { evaluationStore } from './store';
import { type SentToAi, toSentToAi } from './views';

/**
 * Allows or forbids AI marking for an own quiz (404): what is marked from now on. Refuses anything but true and false (400).
 * Audited.
 */
export function setAi(
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  teacher: Teacher,
  input: unknown,
): { useAi: boolean } {
  const quizId = idField(input, 'quizId');
  const useAi = z.boolean().safeParse(fieldOf(input, 'useAi'));
  return deps.inTransaction(() => {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    if (!useAi.success) throw new DomainError('invalid', markingMessages.useAiBooleanRequired);
    const after = { useAi: useAi.data };
    evaluationStore(deps.db).setAi.run({ quizId: quiz.id, teacherId: teacher.accountId, ...after });
    recordAudit(deps.db, {
      at: deps.clock.now(),
      actorId: teacher.accountId,
      action: 'use-ai',
      subject: quiz.id,
      before: { useAi: quiz.useAi },
      after,
    });
    return after;
  });
}

/**
 * Everything of an own quiz (404) that left this server for marking: each request with its time, host, question, model answer
 * and texts, oldest first; and the host that would be asked now, null without one.
 */
export function getSentToAi(
  deps: Pick<Deps, 'db' | 'textGrader'>,
  teacher: Teacher,
  quizId: unknown,
): SentToAi {
  const { id, useAi } = getOwnQuiz(deps, teacher, quizId);
  const requests = evaluationStore(deps.db).listAiRequests.all({ quizId: id, teacherId: teacher.accountId });
  return toSentToAi({ useAi, host: deps.textGrader.sendsTo ?? null, requests });
}
