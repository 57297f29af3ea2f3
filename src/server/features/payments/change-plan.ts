import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { extendPlan, isPlanActive } from '../../../shared/plan/period';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getTeachers, type PlanOwner, showPlan, type TeacherPlan } from './get-plan';
import { updatePlan } from './store';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/** Who acts: null at the machine itself. */
interface Acting {
  readonly by?: string | null;
}

const LONGEST_GRANT_MONTHS = 120;

/** Gives calendar months without a payment, 1 unless said otherwise, after the end of a running plan (404, 400). */
export function grantPlan(
  deps: ChangeDeps,
  { months = 1, by = null, ...owner }: PlanOwner & Acting & { months?: number },
): readonly TeacherPlan[] {
  if (!Number.isInteger(months) || months < 1 || months > LONGEST_GRANT_MONTHS)
    throw new DomainError('invalid', messages.grantInvalid(LONGEST_GRANT_MONTHS));
  const nowMs = deps.clock.now();
  return changePlan(deps, { owner, by, action: 'plan-granted' }, (before) => {
    let until = before;
    for (let month = 0; month < months; month += 1) until = extendPlan({ activeUntilMs: until, nowMs });
    return until;
  });
}

/** Ends a running plan now; quizzes that are published go on (404). */
export function endPlan(
  deps: ChangeDeps,
  { by = null, ...owner }: PlanOwner & Acting,
): readonly TeacherPlan[] {
  const nowMs = deps.clock.now();
  return changePlan(deps, { owner, by, action: 'plan-ended' }, (before) =>
    isPlanActive({ activeUntilMs: before, nowMs }) ? nowMs : before,
  );
}

function changePlan(
  deps: ChangeDeps,
  { owner, by, action }: { owner: PlanOwner; by: string | null; action: string },
  change: (before: number | null) => number | null,
): readonly TeacherPlan[] {
  const { db, clock } = deps;
  deps.inTransaction(() => {
    for (const { teacherId, planActiveUntil: before } of getTeachers(db, owner)) {
      const planActiveUntil = change(before);
      if (planActiveUntil === before) continue;
      updatePlan(db, { teacherId, planActiveUntil });
      recordAudit(db, {
        at: clock.now(),
        actorId: by,
        action,
        subject: teacherId,
        before: { planActiveUntil: before },
        after: { planActiveUntil },
      });
    }
  });
  return showPlan(deps, owner);
}
