import * as z from 'zod';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { refusals } from '../../../shared/refusals';
import type { Accommodation } from '../../../shared/supervision/schema';
import type { Target } from '../../calls/declare';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { getQuizFor } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { clockStore, findAllowance } from './store';

const takerIds = z.object({
  quizId: z.string(),
  /** Absent for all students taking the quiz; an invalid id matches none. */
  attemptId: z.string().catch('').optional(),
});

/** A quiz the teacher may run, and the named attempt. */
export const takersOfQuizToMark: Target<
  Teacher,
  typeof takerIds,
  { quiz: Seen<QuizRecord, 'mark'>; attemptId: string | undefined }
> = {
  ids: takerIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, attemptId }) {
    const quiz = getQuizFor(deps, { teacher, quizId, needed: 'mark' }).quiz;
    if (attemptId !== undefined && !clockStore(deps.db).findOnQuiz.get({ attemptId, quizId })) {
      throw new DomainError('not_found', refusals.attemptNotFound);
    }
    return { quiz, attemptId };
  },
};

const allowanceIds = z.object({ email: z.string().transform(emailKey) });

/** An existing allowance for a student. */
export const knownAllowance: Target<Teacher, typeof allowanceIds, { allowance: Accommodation }> = {
  ids: allowanceIds,
  missing: messages.allowanceNotFound,
  load({ db }, teacher, { email }) {
    const known = findAllowance(db, { teacherId: ownerOf(teacher), email });
    if (!known) throw new DomainError('not_found', messages.allowanceNotFound);
    return { allowance: { email, ...known } };
  },
};
