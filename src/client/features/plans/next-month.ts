import { extendPlan } from '../../../shared/plan/period';
import { nowMs } from '../../platform/clock';
import type { PlanHolder } from './plan-holder';

/** Until when an active plan would run after another payment; null while none is active. */
export const nextUntilMs = (holder: PlanHolder | undefined): number | null =>
  holder?.planActive && holder.planActiveUntil !== null
    ? extendPlan({ activeUntilMs: holder.planActiveUntil, nowMs: nowMs() })
    : null;
