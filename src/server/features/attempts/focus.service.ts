import type { Student } from '../../../shared/actor';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import type { Deps } from '../../deps';
import { type CloseDeps, settled } from './closing.service';
import { attemptsRepo } from './repo';
import { getOwnAttempt, getPaper } from './service';

type FocusDeps = CloseDeps & Pick<Deps, 'policy'>;

export interface FocusAnswer {
  focusLostCount: number;
  /** True from the third leaving on: only the one submit that follows within the grace is taken. */
  submitted: boolean;
}

/** The last moment that a date can name, in epoch milliseconds. */
const LAST_MOMENT_MS = 8.64e15;

/**
 * Counts a leaving of the quiz page; `leftAt` and `returnedAt` are epoch milliseconds, each distinct `leftAt` is one leaving
 * and the same again only adds the return. The third closes the attempt within the grace (spec §4 "Tab switching").
 * Nothing is counted where tab changes are allowed. Refuses another's attempt (404) and a broken time (400).
 */
export async function reportFocusLoss(
  deps: FocusDeps,
  student: Student,
  input: unknown,
): Promise<FocusAnswer> {
  const { id: attemptId } = await settled(deps, getOwnAttempt(deps, student, fieldOf(input, 'attemptId')));
  const leftAt = timeIn(input, 'leftAt');
  const returnedAt = (fieldOf(input, 'returnedAt') ?? null) === null ? null : timeIn(input, 'returnedAt');
  const now = deps.clock.now();
  return deps.groupCommit(() => {
    const attempt = getOwnAttempt(deps, student, attemptId);
    const { focusLostCount } = attempt;
    if (attempt.submittedAt !== null) return { focusLostCount, submitted: true };
    if (getPaper(deps, attempt.paperId).settings.allowTabChange) return { focusLostCount, submitted: false };

    const repo = attemptsRepo(deps.db);
    const isClosing = attempt.closingSince !== null;
    if (!isClosing && repo.addFocusEvent.run({ attemptId, leftAt, returnedAt, now }).changes > 0) {
      const count = focusLostCount + 1;
      const isLast = count >= TAB_CHANGE_LIMIT;
      const graceEndsAt = now + deps.policy.submitGraceSeconds * 1000;
      repo.countFocusLoss.run({
        attemptId,
        studentId: student.accountId,
        focusLostCount: count,
        closingSince: isLast ? now : null,
        closesAt: isLast ? Math.min(attempt.closesAt, graceEndsAt) : attempt.closesAt,
      });
      return { focusLostCount: count, submitted: isLast };
    }
    repo.setReturned.run({ attemptId, leftAt, returnedAt });
    return { focusLostCount, submitted: isClosing };
  });
}

function timeIn(input: unknown, field: 'leftAt' | 'returnedAt'): number {
  const time = fieldOf(input, field);
  if (typeof time === 'number' && Math.abs(time) <= LAST_MOMENT_MS) return Math.round(time);
  throw new DomainError('invalid', fieldInvalid(field));
}
