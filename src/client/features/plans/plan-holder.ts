import { useEffect, useState } from 'react';
import { extendPlan } from '../../../shared/plan/period';
import type { TeacherDashboard } from '../../../shared/quiz/schema';
import { nowMs } from '../../platform/clock';
import { getToken, useSignedInRole } from '../../platform/local-storage';
import { site } from '../../platform/site';
import { trpcClient } from '../../platform/trpc-client';

/** The signed-in teacher on the plans page: the buyer in the checkout, and the end of the plan. */
export type PlanHolder = Pick<TeacherDashboard, 'name' | 'email' | 'planActive' | 'planActiveUntil'>;

/** Rejects with 401 or 403 for anyone but teachers. */
export const findPlanHolder = (): Promise<PlanHolder> => trpcClient.quizzes.dashboard.query();

/** The signed-in teacher; undefined for anyone else and while loading. */
export function usePlanHolder(): PlanHolder | undefined {
  const role = useSignedInRole();
  const [holder, setHolder] = useState<PlanHolder | undefined>();
  const isAsked = getToken() !== null && role !== 'student' && site.billing === 'on';
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    findPlanHolder().then(
      (found) => {
        if (!isGone) setHolder(found);
      },
      // The page is public; the button asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return isAsked ? holder : undefined;
}

/** The end of an active plan after another payment; null without one. */
export const nextUntilMs = (holder: PlanHolder | undefined): number | null =>
  holder?.planActive && holder.planActiveUntil !== null
    ? extendPlan({ activeUntilMs: holder.planActiveUntil, nowMs: nowMs() })
    : null;
