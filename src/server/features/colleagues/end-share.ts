import { accessMessages } from '../../../shared/access/messages';
import type { ColleagueRequest } from '../../../shared/access/request';
import type { Right } from '../../../shared/access/rights';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { endOrphanedPins } from '../accounts/end-pin-sessions';
import type { ClassRecord } from '../classes/access';
import type { QuizRecord } from '../quizzes/find';
import { subjectOf } from './share';
import { deleteShare, findShare, type SharedKey } from './store';

type EndDeps = Pick<Deps, 'db' | 'clock'>;
type Asked = { teacher: Teacher; right: Right; input: ColleagueRequest };

/** Ends the share of a quiz with an address; idempotent. The owner may end any share, a colleague their own (403). */
export const endQuizShare = (
  deps: EndDeps,
  asked: Asked & { quiz: Seen<QuizRecord, 'look'> },
): { message: string } => endShare(deps, { what: 'quiz', id: asked.quiz.id }, asked);

/** The same for a class. */
export const endClassShare = (
  deps: EndDeps,
  asked: Asked & { schoolClass: Seen<ClassRecord, 'look'> },
): { message: string } => endShare(deps, { what: 'class', id: asked.schoolClass.id }, asked);

function endShare(
  { db, clock }: EndDeps,
  key: SharedKey,
  { teacher, right, input: { email } }: Asked,
): { message: string } {
  const isLeaving = right !== 'own';
  if (isLeaving && email !== emailKey(teacher.email)) {
    throw new DomainError('forbidden', accessMessages.othersShare(key.what));
  }
  const found = findShare(db, key, email);
  if (found) {
    deleteShare(db, key, email);
    if (key.what === 'class') endOrphanedPins({ db, clock });
    recordAudit(db, {
      at: clock.now(),
      actorId: teacher.accountId,
      action: 'share-end',
      subject: subjectOf(key, email),
      before: { right: found.right, expiresAt: found.expiresAt },
    });
  }
  return { message: isLeaving ? accessMessages.left(key.what) : accessMessages.ended(key.what, email) };
}
