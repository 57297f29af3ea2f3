import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { EXTRA_MINUTES_MAXIMUM, TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import { keptApart } from '../../rules/attempt/kept-apart';
import { isPastRelease } from '../../rules/results/past-release';
import { reopening } from '../../rules/timing/reopening';
import { getState } from '../attempts/attempt-state';
import { reopenEvaluation } from '../attempts/close-overdue';
import { type AttemptDeps, closeIfOverdue } from '../attempts/own-attempt';
import { restoreEarlierOf } from '../attempts/restore-earlier';
import { writeChanges } from '../attempts/write-changes';
import { addClockEntry } from '../timekeeping/clock';
import { deleteLate, supervisionStore, updateAttempt } from './store';
import { type AttemptOnQuiz, getAttemptFor } from './targets';

const isExtra = (minutes: number) =>
  Number.isSafeInteger(minutes) && minutes >= 0 && minutes <= EXTRA_MINUTES_MAXIMUM;
const extraInvalid = fieldInvalid('extraMinutes');

export const reopeningSchema = z.object({
  extraMinutes: z
    .number({ error: extraInvalid })
    .refine(isExtra, extraInvalid)
    .nullish()
    .transform((minutes) => minutes ?? 0),
});

interface Reopening extends AttemptOnQuiz<'mark'> {
  readonly teacher: Teacher;
  readonly input: z.output<typeof reopeningSchema>;
}

/** The columns a submission sets, cleared. */
const NOT_SUBMITTED = {
  submittedAt: null,
  submittedBy: null,
  receipt: null,
  submissionHash: null,
  closingSince: null,
  evaluatedAt: null,
  writerId: null,
};

/**
 * Reopens a submitted attempt with the time left at its submission plus `extraMinutes`; focus losses count from zero. Teacher's
 * marks stay. Throws 409 if it is running, released, has an undecided late submission, or would have no time. Resolves after the
 * commit.
 */
export async function reopenAttempt(
  deps: AttemptDeps,
  { teacher, attempt: found, input: { extraMinutes } }: Reopening,
): Promise<{ message: string; deadline: number }> {
  await closeIfOverdue(deps, found);
  return deps.groupCommit(() => {
    const { quiz, attempt } = getAttemptFor(deps, teacher, {
      quizId: found.quizId,
      attemptId: found.id,
      needed: 'mark',
    });
    const { id: attemptId, submittedAt, submittedBy, receipt, focusLostCount } = attempt;
    const { findLate, countSubmitted } = supervisionStore(deps.db);
    if (submittedAt === null) throw new DomainError('conflict', messages.attemptStillRuns);
    if (isPastRelease(attempt)) throw new DomainError('conflict', messages.scoresAlreadyReleased);
    const late = findLate.get({ attemptId });
    // Answers kept apart in a pause stay undecided: the attempt continues and may replace them.
    const isKeptOn = late?.decision === null && keptApart(late.body) !== null;
    if (late?.decision === null && !isKeptOn) throw new DomainError('conflict', messages.lateFirst);
    const now = deps.clock.now();
    const again = reopening(attempt, {
      submittedAt,
      pausedAt: quiz.pausedAt,
      now,
      extraMs: extraMinutes * 60_000,
    });
    if (!again) throw new DomainError('conflict', messages.noTimeToReopen);

    const { deadline, entry } = again;
    const act = { kind: 'reopened', facts: { receipt, deadline } } as const;
    writeChanges(deps, getState(deps, attemptId), { act }, now);
    const closesAt = attempt.deadline + deps.policy.submitGraceSeconds * 1000;
    const tabChangeLimit = Math.max(attempt.tabChangeLimit, focusLostCount + TAB_CHANGE_LIMIT);
    updateAttempt(deps.db, attemptId, { ...NOT_SUBMITTED, closesAt, tabChangeLimit });
    restoreEarlierOf(deps, attemptId, now);
    const actorId = teacher.accountId;
    addClockEntry(deps, { ...attempt, closesAt }, { ...entry, kind: 'reopened', actorId, now });
    // A submission after the second closing is a new late one; the audit log keeps the first.
    if (!isKeptOn) deleteLate(deps.db, attemptId);
    if (countSubmitted.get({ quizId: quiz.id })?.submitted === 0) reopenEvaluation(deps, quiz.id);
    recordAudit(deps.db, {
      at: now,
      actorId,
      action: 'reopen',
      subject: attemptId,
      before: { submittedAt, submittedBy, receipt, late },
      after: { deadline, extraMinutes },
    });
    return { message: messages.attemptReopened, deadline };
  });
}
