import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { endPinSessionsAfterQuiz } from './end-pin-sessions';
import { pinMembersStore } from './pin-members-store';
import { forgetTriesFor } from './pin-try-keys';

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
