import { useEffect, useState } from 'react';
import { extendPlan } from '../../../shared/plan/period';
import type { TeacherDashboard } from '../../../shared/quiz/schema';
import { nowMs } from '../../platform/clock';
import { getToken, useSignedInRole } from '../../platform/local-storage';
import { site } from '../../platform/site';
import { trpcClient } from '../../platform/trpc-client';

/** The teacher who looks at the plans: whom the checkout shows, and until when the plan runs. */
export type PlanHolder = Pick<TeacherDashboard, 'name' | 'email' | 'planActive' | 'planActiveUntil'>;

/** Rejects with 401 or 403 for everybody who is no teacher. */
export const findPlanHolder = (): Promise<PlanHolder> => trpcClient.quizzes.dashboard.query();

/** The teacher who looks; undefined for everybody else, and as long as the server has not said. */
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
      // The page is for everybody; the button asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return isAsked ? holder : undefined;
}

/** Until when an active plan would run after another payment; null while none is active. */
export const nextUntilMs = (holder: PlanHolder | undefined): number | null =>
  holder?.planActive && holder.planActiveUntil !== null
    ? extendPlan({ activeUntilMs: holder.planActiveUntil, nowMs: nowMs() })
    : null;
