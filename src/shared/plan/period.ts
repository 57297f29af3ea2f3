/** One calendar month later in UTC (epoch milliseconds); 31 January leads to the end of February. */
export function addCalendarMonth(ms: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/** The end of a plan after a further payment: a month from now, or from its end if it is active. */
export function extendPlan(plan: { activeUntilMs: number | null; nowMs: number }): number {
  return addCalendarMonth(Math.max(plan.activeUntilMs ?? plan.nowMs, plan.nowMs));
}

/** Whether a plan is active at a moment (epoch milliseconds); null means there never was one. */
export function isPlanActive(plan: { activeUntilMs: number | null; nowMs: number }): boolean {
  return plan.activeUntilMs !== null && plan.nowMs < plan.activeUntilMs;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A teacher is reminded this long before the plan ends. */
export const PLAN_REMINDER_BEFORE_MS = 3 * DAY_MS;
