import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { extendPlan, isPlanActive } from '../../../shared/plan/period';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { PaymentReceipt } from '../../rules/plan/schema';
import { listPayments, listTeachers, paymentsStore, updatePlan } from './store';

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** A teacher's plan; its end is in epoch milliseconds, null if there never was one. */
export interface Plan {
  readonly planActive: boolean;
  readonly planActiveUntil: number | null;
}

/** The teacher's plan and its end; with billing off every teacher has one. */
export function getPlan({ db, clock, policy }: PlanDeps, teacherId: OwnerId): Plan {
  const planActiveUntil = paymentsStore(db).findPlan.get({ teacherId })?.planActiveUntil ?? null;
  const planActive =
    policy.billing === 'off' || isPlanActive({ activeUntilMs: planActiveUntil, nowMs: clock.now() });
  return { planActive, planActiveUntil };
}

/** Whether the teacher may publish (spec §1: publishing needs an active plan). */
export const isPlanActiveFor = (deps: PlanDeps, ownerId: OwnerId): boolean =>
  getPlan(deps, ownerId).planActive;

/** A teacher's plan as the operator sees it. */
export interface TeacherPlan {
  readonly teacherId: string;
  readonly email: string;
  readonly name: string;
  readonly planActive: boolean;
  /** Epoch milliseconds; null without any plan so far. */
  readonly planActiveUntil: number | null;
  /** Newest first. */
  readonly payments: readonly PaymentReceipt[];
}

/** A plan's owner: all teachers with an address, or one account. */
type PlanOwner = { readonly email: string } | { readonly teacherId: string };

/** The plans of the owner, one per sign-in provider used (404 without any). */
export function showPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: PlanOwner,
): readonly TeacherPlan[] {
  return getTeachers(db, owner).map((teacher) => ({
    ...teacher,
    planActive: isPlanActive({ activeUntilMs: teacher.planActiveUntil, nowMs: clock.now() }),
    payments: listPayments(db, teacher.teacherId),
  }));
}

/** The teachers with an address, or the teacher of an account (404 without any). */
function getTeachers(db: Deps['db'], owner: PlanOwner) {
  const teachers = listTeachers(db, 'email' in owner ? { email: owner.email.trim().toLowerCase() } : owner);
  if (teachers.length === 0) throw new DomainError('not_found', messages.teacherNotFound);
  return teachers;
}

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/** The actor; null for a command on the machine. */
interface Acting {
  readonly by?: string | null;
}

const LONGEST_GRANT_MONTHS = 120;

/** Grants calendar months without payment, by default 1, after the end of the running plan (404, 400). */
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

/** Ends a running plan now; published quizzes stay open (404). */
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
