import type { Teacher } from '../../../shared/actor';
import { keptInPause } from '../../../shared/attempt/kept-in-pause';
import { EXTRA_MINUTES_MAXIMUM, TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { reopening } from '../../../shared/timing/reopening';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { logAct } from '../attempts/answer-log.service';
import { type CloseDeps, reopenEvaluation, settled } from '../attempts/closing.service';
import { restoreEarlierOf } from '../attempts/earlier.service';
import { addClockEntry } from '../timekeeping/add-clock-entry';
import { supervisionRepo } from './repo';
import { getAttemptOnOwnQuiz } from './service';

/**
 * Lets a submitted attempt on an own quiz (404) run again, with the time that was left at its submission and `extraMinutes`
 * on top (whole, 0 if left out, else 400); the next leavings are counted anew. Marks that the teacher gave stay. Refuses one
 * that runs, that is released, whose late paper waits for a decision, or that would have no time (409).
 */
export async function reopenAttempt(
  deps: CloseDeps & Pick<Deps, 'policy'>,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string; deadline: number }> {
  await settled(deps, getAttemptOnOwnQuiz(deps, teacher, input).attempt);
  return deps.groupCommit(() => {
    const { quiz, attempt } = getAttemptOnOwnQuiz(deps, teacher, input);
    const extraMinutes = extraMinutesIn(input);
    const { id: attemptId, submittedAt, submittedBy, receipt, focusLostCount } = attempt;
    const repo = supervisionRepo(deps.db);
    if (submittedAt === null) throw new DomainError('conflict', messages.attemptStillRuns);
    if (attempt.releasedAt !== null) throw new DomainError('conflict', messages.scoresAlreadyReleased);
    const late = repo.findLate.get({ attemptId });
    // What a pause has kept waits on: the paper is written again, and what follows may replace it.
    const isKeptOn = late?.decision === null && keptInPause(late.body) !== null;
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
    logAct(deps, attempt, { at: now, kind: 'reopened', facts: { receipt, deadline } });
    const closesAt = attempt.deadline + deps.policy.submitGraceSeconds * 1000;
    const tabChangeLimit = Math.max(attempt.tabChangeLimit, focusLostCount + TAB_CHANGE_LIMIT);
    repo.reopen.run({ attemptId, closesAt, tabChangeLimit });
    restoreEarlierOf(deps, attempt, now);
    const actorId = teacher.accountId;
    addClockEntry(deps, { ...attempt, closesAt }, { ...entry, kind: 'reopened', actorId, now });
    // What comes late after the second closing is a new late paper; the audit log keeps the first.
    if (!isKeptOn) repo.removeLate.run({ attemptId });
    if (repo.countSubmitted.get({ quizId: quiz.id })?.submitted === 0) reopenEvaluation(deps, quiz.id);
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

function extraMinutesIn(input: unknown): number {
  const minutes = fieldOf(input, 'extraMinutes') ?? 0;
  const isWhole = typeof minutes === 'number' && Number.isSafeInteger(minutes);
  if (isWhole && minutes >= 0 && minutes <= EXTRA_MINUTES_MAXIMUM) return minutes;
  throw new DomainError('invalid', fieldInvalid('extraMinutes'));
}
