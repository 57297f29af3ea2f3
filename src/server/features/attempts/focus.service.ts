import type { Student } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import type { Deps } from '../../deps';
import { wasPausedAt } from '../timekeeping/service';
import { type CloseDeps, settled } from './closing.service';
import { attemptsRepo } from './repo';
import { getOwnAttempt, getPaper } from './service';

type FocusDeps = CloseDeps & Pick<Deps, 'policy'>;

export interface FocusAnswer {
  focusLostCount: number;
  /** True from the last leaving on: only the one submit that follows within the grace is taken. */
  submitted: boolean;
  /** The leaving that submits: the third, unless the teacher allowed or excused more. */
  tabChangeLimit: number;
}

/** The last moment that a date can name, in epoch milliseconds. */
const LAST_MOMENT_MS = 8.64e15;

/**
 * Counts a leaving of the quiz page; `leftAt` and `returnedAt` are epoch milliseconds, each distinct `leftAt` is one leaving
 * and the same again only adds the return. The last one that the attempt allows, the third as a rule, closes it within the
 * grace (spec §4 "Tab switching"). Nothing is counted where tab changes are allowed, nor what happened while the teacher had
 * paused the quiz; for that a time before the start is taken as the start, and one still to come as now. A question that is
 * none of the paper is left out. Refuses another's attempt (404) and a broken time (400).
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
    const { focusLostCount, tabChangeLimit } = attempt;
    const paper = getPaper(deps, attempt.paperId);
    if (attempt.submittedAt !== null) return { focusLostCount, submitted: true, tabChangeLimit };
    if (paper.settings.allowTabChange) return { focusLostCount, submitted: false, tabChangeLimit };

    const repo = attemptsRepo(deps.db);
    const isClosing = attempt.closingSince !== null;
    // The page may tell it only after the pause, and its clock is its own.
    const happenedAt = Math.min(Math.max(leftAt, attempt.startedAt), now);
    const counts = !isClosing && !wasPausedAt(deps, attempt, happenedAt);
    const questionId = paper.questions.find(({ _id }) => _id === fieldOf(input, 'questionId'))?._id ?? null;
    const event = { attemptId, leftAt, returnedAt, questionId, now };
    if (counts && repo.addFocusEvent.run(event).changes > 0) {
      const count = focusLostCount + 1;
      const isLast = count >= tabChangeLimit;
      const graceEndsAt = now + deps.policy.submitGraceSeconds * 1000;
      repo.countFocusLoss.run({
        attemptId,
        studentId: student.accountId,
        focusLostCount: count,
        closingSince: isLast ? now : null,
        closesAt: isLast ? Math.min(attempt.closesAt, graceEndsAt) : attempt.closesAt,
      });
      return { focusLostCount: count, submitted: isLast, tabChangeLimit };
    }
    repo.setReturned.run({ attemptId, leftAt, returnedAt });
    return { focusLostCount, submitted: isClosing, tabChangeLimit };
  });
}

function timeIn(input: unknown, field: 'leftAt' | 'returnedAt'): number {
  const time = fieldOf(input, field);
  if (typeof time === 'number' && Math.abs(time) <= LAST_MOMENT_MS) return Math.round(time);
  throw new DomainError('invalid', fieldInvalid(field));
}
