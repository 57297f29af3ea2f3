import type { Teacher } from '../../../../shared/actor';
import { DomainError, type Refusal, refuse } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import { decisionsLeft } from '../../../../shared/results/review-left';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import { releasedEmail } from '../../../rules/mail/attempt-emails';
import { whyNotRelease, whyNotReleaseUnasked } from '../../../rules/quiz/can';
import { releaseMessages } from '../../../rules/results/messages';
import { closeStarts } from '../../assignments/start-ahead';
import { queueMail } from '../../mail/outbox';
import { changeQuiz } from '../../quizzes/change';
import type { QuizRecord } from '../../quizzes/find';
import { listToDecide } from './reliance';
import { evaluationStore, listDueReleases } from './store';

type ReleaseDeps = Parameters<typeof queueMail>[0] & Pick<Deps, 'db' | 'clock' | 'siteDetails'>;

interface OfQuiz {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
}

/**
 * Releases the marks of all evaluated attempts that are not held back, mails the students and closes responses; idempotent.
 * Running attempts continue, and students with a later window may still start. Throws 409 before the evaluation is completed.
 */
export function releaseScores(deps: ReleaseDeps, { teacher, quiz }: OfQuiz): { message: string } {
  refuse(whyNot(deps, quiz));
  release(deps, quiz, teacher.accountId);
  return { message: messages.scoresReleased };
}

/**
 * Sets or clears the time at which the server releases the scores. Throws 409 if a release is refused now,
 * 400 for the past.
 */
export function scheduleRelease(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, input: { releaseAt } }: OfQuiz & { input: { releaseAt: number | null } },
): { releaseAt: number | null } {
  const now = deps.clock.now();
  if (releaseAt !== null) {
    refuse(whyNot(deps, quiz));
    if (counted(deps, quiz).unreleased === 0)
      throw new DomainError('conflict', releaseMessages.nothingToRelease);
    if (releaseAt <= now) throw new DomainError('invalid', releaseMessages.timeIsPast);
  }
  changeQuiz(deps, quiz, { releaseAt, releaseRefusal: null });
  recordAudit(deps.db, {
    ...{ at: now, actorId: teacher.accountId, action: 'schedule-release', subject: quiz.id },
    ...{ before: { releaseAt: quiz.releaseAt }, after: { releaseAt } },
  });
  return { releaseAt };
}

/**
 * Releases each due quiz as its teacher would. There is no teacher to confirm it: with open decisions nothing is released, and
 * the quiz stores the reason. A failure does not delay the other quizzes; the release is tried again.
 */
export async function releaseDue(deps: ReleaseDeps & Pick<Deps, 'inTransaction' | 'log'>): Promise<void> {
  for (const quiz of listDueReleases(deps.db, deps.clock.now())) {
    try {
      deps.inTransaction(() => releaseUnasked(deps, quiz));
    } catch (error) {
      deps.log.error('release-failed', error, { quizId: quiz.id });
    }
  }
}

function releaseUnasked(deps: ReleaseDeps, quiz: QuizRecord): void {
  const refusal = whyNot(deps, quiz) ?? whyNotReleaseUnasked(openDecisions(deps, quiz));
  if (refusal) changeQuiz(deps, quiz, { releaseRefusal: refusal.sentence });
  else release(deps, quiz, null);
}

const counted = ({ db }: Pick<Deps, 'db'>, { id: quizId }: QuizRecord) =>
  evaluationStore(db).countSubmitted.get({ quizId }) ?? { submitted: 0, unevaluated: 0, unreleased: 0 };

const whyNot = (deps: Pick<Deps, 'db'>, quiz: QuizRecord): Refusal<string> | null =>
  whyNotRelease({ ...quiz, submittedCount: counted(deps, quiz).submitted });

/** The number of decisions a release asks about, without spot checks still to be drawn. */
function openDecisions(deps: Pick<Deps, 'db'>, { id }: QuizRecord): number {
  const { decisions, toCome } = decisionsLeft(listToDecide(deps, [id]));
  return decisions - toCome;
}

function release(deps: ReleaseDeps, quiz: QuizRecord, actorId: string | null): void {
  const { id: quizId, title } = quiz;
  const store = evaluationStore(deps.db);
  const now = deps.clock.now();
  closeStarts(deps, quiz, now);
  changeQuiz(deps, quiz, { releaseAt: null, releaseRefusal: null });
  const waiting = store.listUnreleased.all({ quizId });
  for (const attempt of waiting) {
    store.release.run({ attemptId: attempt.id, now });
    queueMail(deps, releasedEmail({ to: attempt.email, title, siteDetails: deps.siteDetails }));
  }
  const { changes: passed } = store.passHeldBack.run({ quizId });
  if (waiting.length + passed === 0) return;
  noteMarksChanged(deps.db, { quizId, questionId: null }, now);
  const after = { attempts: waiting.map((attempt) => attempt.id) };
  recordAudit(deps.db, { at: now, actorId, action: 'release', subject: quizId, after });
}
