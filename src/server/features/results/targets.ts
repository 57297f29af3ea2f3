import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Target } from '../../calls/declare';
import { getOwnAttemptOnQuiz } from '../attempts/own-attempt';

export type SubmittedAttempt = ReturnType<typeof getOwnAttemptOnQuiz>;

const quizIds = z.object({ quizId: z.string() });

/** The student's own attempt on a quiz, once it is submitted. */
export const ownSubmittedAttempt: Target<Student, typeof quizIds, { attempt: SubmittedAttempt }> = {
  ids: quizIds,
  missing: messages.attemptNotFound,
  load(deps, student, { quizId }) {
    const attempt = getOwnAttemptOnQuiz(deps, student, quizId);
    if (attempt.submittedAt === null) throw new DomainError('not_found', messages.attemptNotFound);
    return { attempt };
  },
};
