import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import { type OwnAttempt, ownAttemptOnQuiz } from '../attempts/own-attempt';

export type SubmittedAttempt = OwnAttempt;

/** The student's own submitted attempt on a quiz. */
export const ownSubmittedAttempt: typeof ownAttemptOnQuiz = {
  ...ownAttemptOnQuiz,
  load(deps, student, ids) {
    const found = ownAttemptOnQuiz.load(deps, student, ids);
    if (found.attempt.submittedAt === null) throw new DomainError('not_found', refusals.attemptNotFound);
    return found;
  },
};
