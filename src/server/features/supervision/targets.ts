import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import type { AttemptRecord } from '../attempts/own-attempt';
import { getOwnQuiz, type QuizRecord } from '../quizzes/find';
import { type LateRecord, supervisionStore } from './store';

// What is no name is that of nobody.
const attemptIds = z.object({ quizId: z.string(), attemptId: z.string().catch('') });

export interface AttemptOnQuiz {
  readonly quiz: QuizRecord;
  readonly attempt: AttemptRecord;
}

/** An attempt on the teacher's own quiz (404). */
export function getAttemptOnOwnQuiz(
  deps: Pick<Deps, 'db'>,
  teacher: Teacher,
  { quizId, attemptId }: z.output<typeof attemptIds>,
): AttemptOnQuiz {
  const quiz = getOwnQuiz(deps, teacher, quizId);
  const attempt = supervisionStore(deps.db).findAttempt.get({ attemptId, quizId });
  if (!attempt) throw new DomainError('not_found', messages.attemptNotFound);
  return { quiz, attempt };
}

/** An attempt on the teacher's own quiz. */
export const attemptOnOwnQuiz: Target<Teacher, typeof attemptIds, AttemptOnQuiz> = {
  ids: attemptIds,
  missing: messages.quizNotFound,
  load: getAttemptOnOwnQuiz,
};

const recipientIds = z.object({ quizId: z.string(), attemptId: z.string().nullish().catch('') });

/** The teacher's own quiz, and the attempt on it if one is named; all who take the quiz are meant if none is. */
export const recipientsOnOwnQuiz: Target<
  Teacher,
  typeof recipientIds,
  { quiz: QuizRecord; attempt: AttemptRecord | null }
> = {
  ids: recipientIds,
  missing: messages.quizNotFound,
  load: (deps, teacher, { quizId, attemptId }) =>
    typeof attemptId === 'string'
      ? getAttemptOnOwnQuiz(deps, teacher, { quizId, attemptId })
      : { quiz: getOwnQuiz(deps, teacher, quizId), attempt: null },
};

/** What came for an attempt on the teacher's own quiz after it was closed. */
export const lateOnOwnQuiz: Target<Teacher, typeof attemptIds, AttemptOnQuiz & { late: LateRecord }> = {
  ids: attemptIds,
  missing: messages.quizNotFound,
  load(deps, teacher, ids) {
    const found = getAttemptOnOwnQuiz(deps, teacher, ids);
    const late = supervisionStore(deps.db).findLate.get({ attemptId: found.attempt.id });
    if (!late) throw new DomainError('not_found', messages.lateNotFound);
    return { ...found, late };
  },
};
