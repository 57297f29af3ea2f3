import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { extendPlan, isPlanActive } from '../../../shared/plan/period';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { paymentsRepo } from './repo';
import { type PaymentReceipt, toPaymentReceipt } from './views';

type AdminDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

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

const LONGEST_GRANT_MONTHS = 120;

/** The plans of whoever teaches under an address; more than one where it came through two providers of sign-in (404 none). */
export function showPlan({ db, clock }: AdminDeps, { email }: { email: string }): readonly TeacherPlan[] {
  const repo = paymentsRepo(db);
  return getTeachers(db, email).map(({ planActiveUntil, ...teacher }) => ({
    ...teacher,
    planActive: isPlanActive({ activeUntilMs: planActiveUntil, nowMs: clock.now() }),
    planActiveUntil,
    payments: repo.listPaidOrders.all({ teacherId: teacher.teacherId }).map(toPaymentReceipt),
  }));
}

/** Gives calendar months without a payment, 1 unless said otherwise, after the end of a running plan (404, 400). */
export function grantPlan(
  deps: AdminDeps,
  { email, months = 1 }: { email: string; months?: number },
): readonly TeacherPlan[] {
  if (!Number.isInteger(months) || months < 1 || months > LONGEST_GRANT_MONTHS)
    throw new DomainError('invalid', messages.grantInvalid(LONGEST_GRANT_MONTHS));
  const nowMs = deps.clock.now();
  return changePlan(deps, email, 'plan-granted', (before) => {
    let until = before;
    for (let month = 0; month < months; month += 1) until = extendPlan({ activeUntilMs: until, nowMs });
    return until;
  });
}

/** Ends a running plan now; quizzes that are published go on (404). */
export function endPlan(deps: AdminDeps, { email }: { email: string }): readonly TeacherPlan[] {
  const nowMs = deps.clock.now();
  return changePlan(deps, email, 'plan-ended', (before) =>
    isPlanActive({ activeUntilMs: before, nowMs }) ? nowMs : before,
  );
}

function changePlan(
  deps: AdminDeps,
  email: string,
  action: string,
  change: (before: number | null) => number | null,
): readonly TeacherPlan[] {
  const { db, clock } = deps;
  deps.inTransaction(() => {
    for (const { teacherId, planActiveUntil: before } of getTeachers(db, email)) {
      const planActiveUntil = change(before);
      if (planActiveUntil === before) continue;
      paymentsRepo(db).setPlan.run({ teacherId, planActiveUntil });
      recordAudit(db, {
        at: clock.now(),
        actorId: null,
        action,
        subject: teacherId,
        before: { planActiveUntil: before },
        after: { planActiveUntil },
      });
    }
  });
  return showPlan(deps, { email });
}

function getTeachers(db: Deps['db'], email: string) {
  const teachers = paymentsRepo(db).listTeachersByEmail.all({ email: email.trim().toLowerCase() });
  if (teachers.length === 0) throw new DomainError('not_found', messages.teacherNotFound);
  return teachers;
}
