import { PLAN_REMINDER_BEFORE_MS } from '../../../shared/plan/period';
import type { Deps } from '../../deps';
import { planReminderEmail } from '../../rules/mail/plan-emails';
import { queueMail } from '../mail/outbox';
import { listEndingPlans } from './store';

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy' | 'siteDetails' | 'inTransaction'>;

/** Reminds each teacher whose plan ends within 3 days, once per end; does nothing with billing off. */
export async function remindOfEndingPlans(deps: ReminderDeps): Promise<void> {
  const { db, clock, policy, siteDetails } = deps;
  if (policy.billing === 'off') return;
  const now = clock.now();
  deps.inTransaction(() => {
    const ending = listEndingPlans(db, { after: now, until: now + PLAN_REMINDER_BEFORE_MS });
    for (const plan of ending) queueMail(deps, planReminderEmail(plan, siteDetails));
  });
}
