import type { SchoolTeacher } from '../../../shared/operator/school';
import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { endSessionsOf } from '../accounts/end-sessions';
import { endPlan, grantPlan } from '../payments/change-plan';
import { teacherView } from './school';
import { findTeacher, type TeacherRecord } from './store';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'policy' | 'inTransaction'>;

/** The chosen teacher. */
interface Chosen {
  readonly teacher: TeacherRecord;
}

/** Gives a teacher months without payment after the running plan (400). */
export function grantPlanTo(
  deps: ChangeDeps,
  { teacher, input: { months } }: Chosen & { input: { months: number } },
): SchoolTeacher {
  grantPlan(deps, { teacherId: teacher.id, months, by: OPERATOR });
  return asItIs(deps, teacher);
}

/** Ends a teacher's plan now; published quizzes stay open. */
export function endPlanOf(deps: ChangeDeps, { teacher }: Chosen): SchoolTeacher {
  endPlan(deps, { teacherId: teacher.id, by: OPERATOR });
  return asItIs(deps, teacher);
}

/** Signs a teacher out on every device; returns the number of sessions. */
export const endSessionsOfTeacher = (deps: ChangeDeps, { teacher }: Chosen): { sessionsEnded: number } => ({
  sessionsEnded: endSessionsOf(deps, [teacher.id], OPERATOR),
});

const asItIs = (deps: ChangeDeps, teacher: TeacherRecord) =>
  teacherView(deps, findTeacher(deps.db, teacher.id) ?? teacher);
