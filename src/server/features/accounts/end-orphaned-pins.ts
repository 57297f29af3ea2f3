import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { endPinSessionsAfterQuiz } from './end-pin-sessions';
import { pinMembersStore } from './pin-members-store';
import { forgetTriesFor } from './pin-try-keys';

type EndDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Ends PINs whose maker may make none in the class any more, with the sessions that they gave. Belongs into the transaction of
 * the act that took the right away.
 */
export function endOrphanedPins({ db, clock }: EndDeps): void {
  const [store, now] = [pinMembersStore(db), clock.now()];
  for (const { pinHash, pinSetAt, pinSetBy, ...member } of store.listOrphaned.all({ now })) {
    // The next PIN is of a later moment than this one, or the old slip would be good for it.
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

/** The same for rights that have run out by themselves. */
export async function endPinsOfEndedShares(deps: EndDeps & Pick<Deps, 'inTransaction'>): Promise<void> {
  if (pinMembersStore(deps.db).listOrphaned.all({ now: deps.clock.now() }).length === 0) return;
  deps.inTransaction(() => endOrphanedPins(deps));
}
