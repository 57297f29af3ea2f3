import type { Teacher } from '../../../../shared/actor';
import { refuse } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import { releasedEmail } from '../../../rules/mail/attempt-emails';
import { whyNotRelease } from '../../../rules/quiz/can';
import { closeStarts } from '../../assignments/start-ahead';
import { queueMail } from '../../mail/outbox';
import type { QuizRecord } from '../../quizzes/find';
import { evaluationStore } from './store';

/**
 * Releases the marks of all evaluated attempts, mails the students and closes responses; idempotent. Running attempts continue,
 * and students with a later window may still start. Throws 409 before the evaluation is completed.
 */
export function releaseScores(
  deps: Parameters<typeof queueMail>[0] & Pick<Deps, 'db' | 'clock' | 'siteDetails'>,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): { message: string } {
  const { id: quizId, title, evaluationStatus } = quiz;
  const store = evaluationStore(deps.db);
  const { submitted = 0 } = store.countSubmitted.get({ quizId }) ?? {};
  refuse(whyNotRelease({ evaluationStatus, submittedCount: submitted }));
  const now = deps.clock.now();
  closeStarts(deps, quiz, now);
  const waiting = store.listUnreleased.all({ quizId });
  for (const attempt of waiting) {
    store.release.run({ attemptId: attempt.id, now });
    queueMail(deps, releasedEmail({ to: attempt.email, title, siteDetails: deps.siteDetails }));
  }
  if (waiting.length > 0) {
    noteMarksChanged(deps.db, { quizId, questionId: null }, now);
    const after = { attempts: waiting.map((attempt) => attempt.id) };
    recordAudit(deps.db, { at: now, actorId: teacher.accountId, action: 'release', subject: quizId, after });
  }
  return { message: messages.scoresReleased };
}
