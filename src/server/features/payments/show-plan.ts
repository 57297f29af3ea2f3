import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { isPlanActive } from '../../../shared/plan/period';
import type { PaymentReceipt } from '../../../shared/plan/schema';
import type { Deps } from '../../deps';
import { listPayments, listTeachersByEmail } from './store';

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

/** The plans of whoever teaches under an address; more than one where it came through two providers of sign-in (404 none). */
export function showPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email }: { email: string },
): readonly TeacherPlan[] {
  return getTeachers(db, email).map((teacher) => ({
    ...teacher,
    planActive: isPlanActive({ activeUntilMs: teacher.planActiveUntil, nowMs: clock.now() }),
    payments: listPayments(db, teacher.teacherId),
  }));
}

/** Who teaches under an address (404 nobody). */
export function getTeachers(db: Deps['db'], email: string) {
  const teachers = listTeachersByEmail(db, email.trim().toLowerCase());
  if (teachers.length === 0) throw new DomainError('not_found', messages.teacherNotFound);
  return teachers;
}
