import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { LATE_DECISIONS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { writeAnswers } from '../attempts/answers';
import { reopenEvaluation } from '../attempts/close-overdue';
import { logAct } from '../attempts/history';
import type { AttemptRecord } from '../attempts/own-attempt';
import { lateChanges } from './late-changes';
import { type LateRecord, updateAttempt, updateLate } from './store';
import type { AttemptOnQuiz } from './targets';

export const decisionSchema = z.object({
  decision: z.enum(LATE_DECISIONS, { error: fieldInvalid('decision') }),
});

interface LateDecision extends AttemptOnQuiz<'mark'> {
  readonly teacher: Teacher;
  readonly late: LateRecord;
  readonly input: z.output<typeof decisionSchema>;
}

type DecideDeps = Pick<Deps, 'db' | 'arrangements' | 'clock' | 'ids' | 'policy'>;

/**
 * Decides on a late submission: `accepted` merges it like a submit in time and re-evaluates the attempt, keeping teacher's marks;
 * `ignored` only records the decision. Throws 409 if decided already, for a running attempt, or for released scores.
 */
export function decideLate(
  deps: DecideDeps,
  { teacher, quiz, attempt, late, input: { decision } }: LateDecision,
): { message: string } {
  if (attempt.submittedAt === null) throw new DomainError('conflict', messages.attemptStillRuns);
  if (late.decision !== null) throw new DomainError('conflict', messages.lateAlreadyDecided);
  if (attempt.releasedAt !== null) throw new DomainError('conflict', messages.scoresAlreadyReleased);

  const now = deps.clock.now();
  updateLate(deps.db, attempt.id, { decision, decidedAt: now });
  if (decision === 'accepted') {
    acceptLate(deps, { attempt, body: late.body, now });
    reopenEvaluation(deps, quiz.id);
  }
  recordAudit(deps.db, {
    at: now,
    actorId: teacher.accountId,
    action: 'late-paper',
    subject: attempt.id,
    after: { decision, body: late.body },
  });
  return { message: decision === 'accepted' ? messages.lateAccepted : messages.lateIgnored };
}

function acceptLate(
  deps: DecideDeps,
  { attempt, body, now }: { attempt: AttemptRecord; body: string; now: number },
): void {
  const { before, answers } = lateChanges(deps, attempt, body);
  logAct(deps, attempt, { at: now, kind: 'late-accepted', answers, facts: { before } });
  writeAnswers(deps, { attemptId: attempt.id, answers, now });
  updateAttempt(deps.db, attempt.id, { evaluatedAt: null });
}
