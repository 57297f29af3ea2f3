import type { Student } from '../../../shared/actor';
import { CLASS_ATTEMPT_PROVIDER, CLASS_PROVIDER } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { pinMembersStore } from './pin-members-store';
import { forgetTriesFor } from './pin-try-keys';
import { accountsStore, deleteSessionsOf, sessionCache } from './store';

/** Ends an account's PIN sessions, not those by address. Call inside the act's transaction. */
export const endPinSessions = ({ db }: Pick<Deps, 'db'>, accountId: string): void => {
  for (const provider of [CLASS_PROVIDER, CLASS_ATTEMPT_PROVIDER])
    deleteSessionsOf(db, { accountId, provider });
};

/**
 * The same for a teacher's act, which never interrupts a running quiz: the sessions of a writing student last until the hand-in.
 * Call inside the act's transaction.
 */
export function endPinSessionsAfterQuiz(deps: Pick<Deps, 'db' | 'clock'>, accountId: string): void {
  const [store, now] = [accountsStore(deps.db), deps.clock.now()];
  if (store.findAttempt.get({ accountId, begunBy: now, since: now }))
    store.keepForAttempt.run({ accountId, now });
  else endPinSessions(deps, accountId);
}

/** Throws 403 for a session that lasts for its running attempts only: a new one would be cut off. */
export function refuseStartAfterPin({ db, clock }: Pick<Deps, 'db' | 'clock'>, { sessionId }: Student): void {
  // The cache holds no session of that kind.
  if (sessionCache(db).get(sessionId)) return;
  const session = accountsStore(db).findSession.get({ tokenHash: sessionId, now: clock.now() });
  if (session?.provider === CLASS_ATTEMPT_PROVIDER) throw new DomainError('forbidden', refusals.pinEnded);
}

type EndDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Ends PINs whose maker no longer may make PINs in the class, with their sessions. Call inside the transaction that removed the
 * right.
 */
export function endOrphanedPins({ db, clock }: EndDeps): void {
  const [store, now] = [pinMembersStore(db), clock.now()];
  for (const { pinHash, pinSetAt, pinSetBy, ...member } of store.listOrphaned.all({ now })) {
    // The next PIN's time must differ from this one's, or the old slip would fit it.
    const pinEndedAt = pinHash === null ? null : Math.max(now, pinSetAt ?? 0);
    store.endPin.run({ memberId: member.id, pinEndedAt });
    if (pinHash === null) continue;
    if (member.accountId !== null) endPinSessionsAfterQuiz({ db, clock }, member.accountId);
    forgetTriesFor({ db }, member);
    recordAudit(db, {
      ...{ at: now, actorId: null, action: 'class-pin-ended', subject: member.id },
      before: { classId: member.classId, madeBy: pinSetBy },
    });
  }
}

/** The same for expired rights. */
export async function endPinsOfEndedShares(deps: EndDeps & Pick<Deps, 'inTransaction'>): Promise<void> {
  if (pinMembersStore(deps.db).listOrphaned.all({ now: deps.clock.now() }).length === 0) return;
  deps.inTransaction(() => endOrphanedPins(deps));
}
