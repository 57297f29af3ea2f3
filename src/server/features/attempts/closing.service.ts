import { SHARE_ID_ALPHABET } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { Mail } from '../../ports/mail';
import { setEvaluationStatus } from '../quizzes/service';
import { type AttemptRecord, attemptsRepo } from './repo';
import { readStanding } from './service';
import { answersOf } from './views';

export type CloseDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'groupCommit' | 'mail' | 'log'>;

/**
 * Closes each attempt whose time and grace are over with the answers it has, in the name of the server: submitted at the
 * deadline, or now if it was closed sooner because of tab changes. Resolves after the commit.
 */
export async function closeOverdueAttempts(deps: CloseDeps): Promise<void> {
  const repo = attemptsRepo(deps.db);
  for (;;) {
    const now = deps.clock.now();
    if (repo.listOverdue.all({ now }).length === 0) return;
    const mails = await deps.groupCommit(() =>
      repo.listOverdue.all({ now }).map(({ attempt, title, email }): Mail => {
        const submittedAt = now >= attempt.deadline ? attempt.deadline : now;
        const receipt = receiptOf(deps, {
          attemptId: attempt.id,
          submittedAt,
          sent: readAnswers(deps, attempt),
        });
        const { id: attemptId, quizId, focusLostCount } = attempt;
        repo.submit.run({ attemptId, submittedAt, submittedBy: 'server', receipt, focusLostCount });
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

/**
 * A code of the form XXXX-XXXX that stands for one submission. It is worked out from what was sent, so that the same
 * call again is recognised by it.
 */
export function receiptOf(
  { ids }: Pick<Deps, 'ids'>,
  submission: { attemptId: string; submittedAt: number; sent: unknown },
): string {
  const { attemptId, submittedAt, sent } = submission;
  const hash = ids.hash(JSON.stringify([attemptId, submittedAt, sent]));
  const letters = Array.from({ length: 8 }, (_, index) => {
    const byte = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    return SHARE_ID_ALPHABET[byte % SHARE_ID_ALPHABET.length];
  }).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Hands mail over after the commit, with one commit for all of a few milliseconds; a failure never reaches the student. */
export function sendMails({ mail, groupCommit, log }: CloseDeps, mails: readonly Mail[]): void {
  for (const each of mails) {
    groupCommit(() => mail.send(each)).catch((error: unknown) => log.error('mail-not-sent', error));
  }
}

/** A time as it stands in a mail, whose reader's time zone nobody knows. */
export const mailTime = (ms: number) => new Date(ms).toUTCString();

const readAnswers = (deps: CloseDeps, attempt: AttemptRecord) => answersOf(readStanding(deps, attempt.id));
