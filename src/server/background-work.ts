import type { Deps } from './deps';
import { endPinsOfEndedShares } from './features/accounts/end-pin-sessions';
import { endSessionsWithoutReason } from './features/accounts/end-sessions';
import { closeOverdueAttempts } from './features/attempts/close-overdue';
import { countPagesGone } from './features/attempts/focus-losses';
import { restoreEarlierAnswers } from './features/attempts/restore-earlier';
import { DELIVER_MAIL, mailDelivery } from './features/mail/deliver';
import { releaseDue } from './features/marking/evaluation/release';
import { resumeEvaluations } from './features/marking/evaluation/run-evaluation';
import { confirmPendingOrders } from './features/payments/confirm-order';
import { remindOfEndingPlans } from './features/payments/remind-of-ending-plans';
import { tidyUp } from './features/privacy/tidy';
import { removeOrphanImages } from './features/questions/images';
import { beat, startHeartbeat } from './features/timekeeping/heartbeat';
import { watchClock } from './features/timekeeping/watch-clock';

const SWEEP_EVERY_MS = 1000;
const BEAT_EVERY_MS = 1000;
const WATCH_CLOCK_EVERY_MS = 1000;
/** How often an evaluation stopped by a failure, such as a full disk, is resumed. */
const RESUME_EVERY_MS = 30_000;
const PENDING_ORDERS_EVERY_MS = 60_000;
const PLAN_REMINDERS_EVERY_MS = 60 * 60 * 1000;
const DELIVER_EVERY_MS = 2000;
/**
 * How often expired shares are ended; from the expiry on, PIN sign-ins by a substitute are refused anyway.
 */
const ENDED_SHARES_EVERY_MS = 30_000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
const ORPHAN_IMAGES_EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Starts the background jobs: downtime credits, overdue attempts, timed releases, evaluations, mail, expired
 * shares and the purge of expired data. Call it in the tick in which the server starts listening, before any
 * request.
 */
export function startBackgroundWork(
  deps: Deps,
  { retentionMonths = null }: { readonly retentionMonths?: number | null } = {},
): void {
  startHeartbeat(deps);
  endSessionsWithoutReason(deps);
  restoreEarlierAnswers(deps);
  const sweep = async () => {
    await countPagesGone(deps);
    await closeOverdueAttempts(deps);
    await releaseDue(deps);
  };
  const resume = async () => resumeEvaluations(deps);
  deps.background.soon('close-overdue-attempts', sweep);
  deps.background.soon('resume-evaluations', resume);
  const confirm = () => confirmPendingOrders(deps);
  const remind = () => remindOfEndingPlans(deps);
  deps.background.soon('confirm-pending-orders', confirm);
  deps.background.soon('remind-of-ending-plans', remind);
  deps.background.every('confirm-pending-orders', PENDING_ORDERS_EVERY_MS, confirm);
  deps.background.every('remind-of-ending-plans', PLAN_REMINDERS_EVERY_MS, remind);
  const endPins = () => endPinsOfEndedShares(deps);
  deps.background.soon('end-pins-of-ended-shares', endPins);
  deps.background.every('end-pins-of-ended-shares', ENDED_SHARES_EVERY_MS, endPins);
  deps.background.soon('watch-clock', () => watchClock(deps));
  deps.background.every('watch-clock', WATCH_CLOCK_EVERY_MS, () => watchClock(deps));
  deps.background.every('heartbeat', BEAT_EVERY_MS, () => beat(deps));
  deps.background.every('close-overdue-attempts', SWEEP_EVERY_MS, sweep);
  deps.background.every('resume-evaluations', RESUME_EVERY_MS, resume);
  deps.background.every('tidy-up', TIDY_EVERY_MS, async () => void (await tidyUp(deps, retentionMonths)));
  deps.background.every('remove-orphan-images', ORPHAN_IMAGES_EVERY_MS, () => removeOrphanImages(deps));
  if (!deps.mail) return;
  const deliver = mailDelivery(deps, deps.mail);
  deps.background.soon(DELIVER_MAIL, deliver);
  deps.background.every(DELIVER_MAIL, DELIVER_EVERY_MS, deliver);
}
