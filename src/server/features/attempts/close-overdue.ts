import type { Deps } from '../../deps';
import { receiptOf } from '../../rules/attempt/answer-log';
import { closedEmail, collectedEmail } from '../../rules/mail/attempt-emails';
import { queueMail } from '../mail/outbox';
import { setEvaluationStatus } from '../quizzes/change';
import { giveBackSilence } from '../timekeeping/heartbeat';
import { answersOf, readCurrentAnswersOf } from './answers';
import { getQuestionsSeen } from './course';
import { logAct } from './history';
import { type AttemptRecord, attemptsStore, closingStore } from './store';

export type CloseDeps = Pick<
  Deps,
  'db' | 'arrangements' | 'clock' | 'ids' | 'groupCommit' | 'siteDetails' | 'log'
>;

/**
 * Submits each attempt past its time and grace with its stored answers, as the server: at the deadline, or now if it was closed
 * early for tab changes. In a paused quiz, only attempts that were over before the pause. Resolves after the commit.
 */
export async function closeOverdueAttempts(deps: CloseDeps): Promise<void> {
  await giveBackSilence(deps);
  const { listOverdue } = closingStore(deps.db);
  for (;;) {
    const now = deps.clock.now();
    if (listOverdue.all({ now }).length === 0) return;
    await deps.groupCommit(() => handIn(deps, listOverdue.all({ now }), { submittedBy: 'server', now }));
  }
}

interface Unfinished {
  readonly attempt: AttemptRecord;
  readonly title: string;
  /** The student's. */
  readonly email: string;
}

/**
 * Submits attempts on behalf of their students with the stored answers, at their deadline or now if that is later. Call inside
 * the transaction of the act.
 */
export function handIn(
  deps: CloseDeps,
  unfinished: readonly Unfinished[],
  act: { submittedBy: 'server' | 'teacher'; now: number },
): void {
  const { now } = act;
  const { submit } = attemptsStore(deps.db);
  const current = readCurrentAnswersOf(
    deps,
    unfinished.map(({ attempt }) => attempt.id),
  );
  for (const { attempt, title, email } of unfinished) {
    const submittedAt = Math.min(now, attempt.deadline);
    const submittedBy = attempt.closingSince === null ? act.submittedBy : 'tab-changes';
    const by = { submittedAt, submittedBy } as const;
    const receipt = receiptOf(logAct(deps, attempt, { at: now, kind: 'submitted', facts: by }));
    const { id: attemptId, quizId, focusLostCount } = attempt;
    submit.run({ attemptId, ...by, receipt, submissionHash: null, focusLostCount });
    reopenEvaluation(deps, quizId);
    const emailFor = submittedBy === 'teacher' ? collectedEmail : closedEmail;
    const closing = emailFor({
      to: email,
      title,
      ...by,
      receipt,
      answeredCount: Object.keys(answersOf(current.get(attemptId) ?? new Map())).length,
      questionCount: getQuestionsSeen(deps, attempt).length,
      siteDetails: deps.siteDetails,
    });
    queueMail(deps, closing);
  }
}

/** Sets a completed evaluation back to pending for a new submission; returns the quiz's title. */
export function reopenEvaluation(deps: Pick<Deps, 'db'>, quizId: string): string {
  const quiz = attemptsStore(deps.db).findTitle.get({ quizId });
  if (quiz?.evaluationStatus === 'completed') setEvaluationStatus(deps, quizId, 'pending');
  return quiz?.title ?? '';
}
