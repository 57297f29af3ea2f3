import { receiptOf } from '../../../shared/attempt/receipt';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { Mail } from '../../ports/mail';
import { setEvaluationStatus } from '../quizzes/service';
import { settleSilence } from '../timekeeping/downtime.service';
import { logAct } from './answer-log.service';
import { type AttemptRecord, attemptsRepo } from './repo';

export type CloseDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'groupCommit' | 'mail' | 'log'>;

/**
 * Closes each attempt whose time and grace are over with the answers it has, in the name of the server: submitted at the
 * deadline, or now if it was closed sooner because of tab changes. In a paused quiz only what was over before the pause is
 * closed. Resolves after the commit.
 */
export async function closeOverdueAttempts(deps: CloseDeps): Promise<void> {
  await settleSilence(deps);
  const repo = attemptsRepo(deps.db);
  for (;;) {
    const now = deps.clock.now();
    if (repo.listOverdue.all({ now }).length === 0) return;
    const mails = await deps.groupCommit(() =>
      repo.listOverdue.all({ now }).map(({ attempt, title, email }): Mail => {
        const submittedAt = now >= attempt.deadline ? attempt.deadline : now;
        const by = { submittedAt, submittedBy: 'server' } as const;
        const receipt = receiptOf(logAct(deps, attempt, { at: now, kind: 'submitted', facts: by }));
        const { id: attemptId, quizId, focusLostCount } = attempt;
        repo.submit.run({ attemptId, ...by, receipt, submissionHash: null, focusLostCount });
        reopenEvaluation(deps, quizId);
        return {
          to: email,
          subject: messages.submittedMailSubject(title),
          body: messages.closedMailBody({ title, time: mailTime(submittedAt), receipt }),
        };
      }),
    );
    sendMails(deps, mails);
  }
}

/** The attempt as it is now: closed first if its time is over and nobody has closed it yet. */
export async function settled(deps: CloseDeps, attempt: AttemptRecord): Promise<AttemptRecord> {
  if (attempt.submittedAt !== null || deps.clock.now() <= attempt.closesAt) return attempt;
  await closeOverdueAttempts(deps);
  const { id: attemptId, studentId } = attempt;
  return attemptsRepo(deps.db).findOwn.get({ attemptId, studentId }) ?? attempt;
}

/** A new submission after completion puts the quiz back to pending, for the new ones only. */
export function reopenEvaluation(deps: Pick<Deps, 'db'>, quizId: string): void {
  const quiz = attemptsRepo(deps.db).findTitle.get({ quizId });
  if (quiz?.evaluationStatus === 'completed') setEvaluationStatus(deps, quizId, 'pending');
}

/** Hands mail over after the commit, with one commit for all of a few milliseconds; a failure never reaches the student. */
export function sendMails({ mail, groupCommit, log }: CloseDeps, mails: readonly Mail[]): void {
  for (const each of mails) {
    groupCommit(() => mail.send(each)).catch((error: unknown) => log.error('mail-not-sent', error));
  }
}

/** A time as it stands in a mail, whose reader's time zone nobody knows. */
export const mailTime = (ms: number) => new Date(ms).toUTCString();
