import { accessMessages } from '../../../shared/access/messages';
import type { ColleagueRequest, ShareRequest } from '../../../shared/access/request';
import type { Right } from '../../../shared/access/rights';
import type { Colleagues } from '../../../shared/access/schema';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { COLLEAGUES_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { endOrphanedPins } from '../accounts/end-pin-sessions';
import type { ClassRecord } from '../classes/access';
import type { QuizRecord } from '../quizzes/find';
import { listClassColleagues, listQuizColleagues } from './list';
import { deleteShare, findShare, listShares, type SharedKey, type ShareRecord, saveShare } from './store';

type ShareDeps = Pick<Deps, 'db' | 'clock'>;

/** Shares a quiz with a colleague, or changes their right; idempotent. Throws as `share`. */
export function shareQuiz(
  deps: ShareDeps,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'>; input: ShareRequest },
): Colleagues {
  share(deps, { what: 'quiz', id: asked.quiz.id }, asked);
  return listQuizColleagues(deps, asked);
}

/** The same for a class. */
export function shareClass(
  deps: ShareDeps,
  asked: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'>; input: ShareRequest },
): Colleagues {
  share(deps, { what: 'class', id: asked.schoolClass.id }, asked);
  return listClassColleagues(deps, asked);
}

/** Throws 400 for one's own address or an end in the past, 409 for too many colleagues. */
function share(
  deps: ShareDeps,
  key: SharedKey,
  { teacher, input }: { teacher: Teacher; input: ShareRequest },
): void {
  const { email, right } = input;
  const now = deps.clock.now();
  const living = listShares(deps.db, key, now);
  const found = findShare(deps.db, key, email);
  // An expired share starts anew, without its old end.
  const before = living.some((one) => one.email === email) && found ? found : null;
  const expiresAt = input.expiresAt === undefined ? (before?.expiresAt ?? null) : input.expiresAt;
  if (email === emailKey(teacher.email)) throw new DomainError('invalid', accessMessages.withOneself);
  if (expiresAt !== null && expiresAt <= now) throw new DomainError('invalid', accessMessages.expired);
  if (!before && living.length >= COLLEAGUES_MAXIMUM) {
    throw new DomainError('conflict', accessMessages.tooManyColleagues(key.what, COLLEAGUES_MAXIMUM));
  }
  const after: ShareRecord = { email, right, expiresAt };
  if (before?.right === right && before.expiresAt === expiresAt) return;
  saveShare(deps.db, key, after, now);
  if (key.what === 'class') endOrphanedPins(deps);
  recordAudit(deps.db, {
    at: now,
    actorId: teacher.accountId,
    action: 'share',
    subject: subjectOf(key, email),
    before: before && { right: before.right, expiresAt: before.expiresAt },
    after: { right, expiresAt },
  });
}

/** The audit subject of a share; contains the address, so that an erasure finds it. */
const subjectOf = ({ id }: SharedKey, email: string): string => `${id}/${email}`;

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
