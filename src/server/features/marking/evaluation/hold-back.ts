import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import { releasedEmail } from '../../../rules/mail/attempt-emails';
import { releaseMessages } from '../../../rules/results/messages';
import { isPastRelease } from '../../../rules/results/past-release';
import { queueMail } from '../../mail/outbox';
import type { QuizRecord } from '../../quizzes/find';
import { evaluationStore } from './store';
import type { SubmittedAttempt } from './submitted-attempts';

interface OfSubmission {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly attempt: Seen<SubmittedAttempt, 'mark'>;
}

/**
 * Holds back the results of one student, released or not: the student's view is as before a release.
 * Idempotent.
 */
export function holdBack(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, attempt: { id: attemptId } }: OfSubmission,
): { message: string } {
  const store = evaluationStore(deps.db);
  const before = store.findRelease.get({ attemptId });
  if (before && before.heldBack === null) {
    const heldBack = isPastRelease(before) ? 'since-release' : 'before-release';
    store.holdBack.run({ attemptId, heldBack });
    noteChange(deps, { teacher, quiz, attemptId, action: 'hold-back' });
  }
  return { message: releaseMessages.heldBack };
}

/**
 * Ends the hold: if a release has passed, the student sees the results and gets the mail now, otherwise at
 * the release. Idempotent. Throws 409 while the attempt waits for its evaluation.
 */
export function endHold(
  deps: Parameters<typeof queueMail>[0] & Pick<Deps, 'db' | 'clock' | 'siteDetails'>,
  { teacher, quiz, attempt: { id: attemptId } }: OfSubmission,
): { message: string } {
  const store = evaluationStore(deps.db);
  const held = store.findRelease.get({ attemptId });
  if (!held || held.heldBack === null) return { message: releaseMessages.notHeldBack };
  const isReleasedNow = held.heldBack === 'since-release';
  if (isReleasedNow && held.evaluatedAt === null) {
    throw new DomainError('conflict', messages.notEvaluatedYet);
  }
  store.endHold.run({ attemptId });
  noteChange(deps, { teacher, quiz, attemptId, action: 'end-hold' });
  if (!isReleasedNow) return { message: releaseMessages.notHeldBack };
  store.release.run({ attemptId, now: deps.clock.now() });
  const { siteDetails } = deps;
  queueMail(deps, releasedEmail({ to: held.email, title: quiz.title, siteDetails }));
  return { message: messages.scoresReleased };
}

function noteChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: { teacher: Teacher; quiz: QuizRecord; attemptId: string; action: 'hold-back' | 'end-hold' },
): void {
  const { teacher, quiz, attemptId, action } = act;
  const at = clock.now();
  noteMarksChanged(db, { quizId: quiz.id, questionId: null }, at);
  recordAudit(db, { at, actorId: teacher.accountId, action, subject: attemptId });
}
