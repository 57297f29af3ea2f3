import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { isPlanActive } from '../../../shared/plan/period';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { PaymentReceipt } from '../../rules/plan/schema';
import { listPayments, listTeachers, paymentsStore } from './store';

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

/** A teacher's plan as the person who runs the server sees it. */
export interface TeacherPlan {
  readonly teacherId: string;
  readonly email: string;
  readonly name: string;
  readonly planActive: boolean;
  /** Epoch milliseconds; null: there never was one. */
  readonly planActiveUntil: number | null;
  /** The newest first. */
  readonly payments: readonly PaymentReceipt[];
}

/** A plan's owner: the teachers with an address, or one account. */
export type PlanOwner = { readonly email: string } | { readonly teacherId: string };

/** The plans of the owner, one for each provider of sign-in used (404 without any). */
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

/** The teachers with an address, or of an account (404 without any). */
export function getTeachers(db: Deps['db'], owner: PlanOwner) {
  const teachers = listTeachers(db, 'email' in owner ? { email: owner.email.trim().toLowerCase() } : owner);
  if (teachers.length === 0) throw new DomainError('not_found', messages.teacherNotFound);
  return teachers;
}
