import type { Deps } from '../../deps';
import { type AttemptState, answersOf } from '../../rules/attempt/state';
import { closeStep } from '../../rules/attempt/submit';
import { closedEmail, collectedEmail, type submittedEmail } from '../../rules/mail/attempt-emails';
import { queueMail } from '../mail/outbox';
import { setEvaluationStatus } from '../quizzes/change';
import { giveBackSilence } from '../timekeeping/heartbeat';
import { getState } from './attempt-state';
import { attemptsStore, closingStore } from './store';
import { writeChanges } from './write-changes';

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

/**
 * Submits attempts on behalf of their students with the stored answers, at their deadline or now if that is earlier. Call inside
 * the transaction of the act.
 */
export function handIn(
  deps: CloseDeps,
  unfinished: readonly { readonly attemptId: string; readonly email: string }[],
  act: { submittedBy: 'server' | 'teacher'; now: number },
): void {
  for (const { attemptId, email } of unfinished) {
    const state = getState(deps, attemptId);
    const after = writeChanges(deps, state, closeStep(state, act), act.now);
    const emailOf = after.attempt.submittedBy === 'teacher' ? collectedEmail : closedEmail;
    afterSubmission(deps, after, { to: email, emailOf });
  }
}

/** Has a completed evaluation include a new submission, and mails its receipt. */
export function afterSubmission(
  deps: CloseDeps,
  { attempt, asked, answers }: AttemptState,
  { to, emailOf }: { to: string; emailOf: typeof submittedEmail },
): void {
  const { quizId, submittedAt, submittedBy, receipt } = attempt;
  if (submittedAt === null || submittedBy === null || receipt === null)
    throw new Error('A submission lacks its receipt.');
  const email = emailOf({
    to,
    title: reopenEvaluation(deps, quizId),
    ...{ submittedAt, submittedBy, receipt },
    answeredCount: Object.keys(answersOf(answers)).length,
    questionCount: asked.questions.length,
    siteDetails: deps.siteDetails,
  });
  queueMail(deps, email);
}

/** Sets a completed evaluation back to pending for a new submission; returns the quiz's title. */
export function reopenEvaluation(deps: Pick<Deps, 'db'>, quizId: string): string {
  const quiz = attemptsStore(deps.db).findTitle.get({ quizId });
  if (quiz?.evaluationStatus === 'completed') setEvaluationStatus(deps, quizId, 'pending');
  return quiz?.title ?? '';
}
