import { isPlanActive } from '../../../shared/plan/period';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { paymentsStore } from './store';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** A teacher's plan; until when is epoch milliseconds, null: there never was one. */
export interface Plan {
  readonly planActive: boolean;
  readonly planActiveUntil: number | null;
}

/** Whether the teacher has a plan and until when; with billing off everybody has one. */
export function getPlan({ db, clock, policy }: PlanDeps, teacherId: OwnerId): Plan {
  const planActiveUntil = paymentsStore(db).findPlan.get({ teacherId })?.planActiveUntil ?? null;
  const planActive =
    policy.billing === 'off' || isPlanActive({ activeUntilMs: planActiveUntil, nowMs: clock.now() });
  return { planActive, planActiveUntil };
}

/** Whether the teacher may publish (spec §1: publishing needs an active plan). */
export const isPlanActiveFor = (deps: PlanDeps, ownerId: OwnerId): boolean =>
  getPlan(deps, ownerId).planActive;
