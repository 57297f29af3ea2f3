import { CLASSES_PER_PAGE, TEACHERS_PER_PAGE } from '../../../shared/operator/limits';
import type { PageRequest } from '../../../shared/operator/request';
import {
  classesPageSchema,
  type SchoolClass,
  type SchoolTeacher,
  schoolTeacherSchema,
} from '../../../shared/operator/school';
import { isPlanActive } from '../../../shared/plan/period';
import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { mayTeach } from '../../rules/account/may-teach';
import { isInvited } from '../accounts/admit-teacher';
import { endSessionsOf } from '../accounts/end-sessions';
import { endPlan, grantPlan } from '../payments/plan';
import { listDeletedQuizzes, restoreQuiz } from '../quizzes/undelete';
import {
  countClasses,
  countTeachers,
  findTeacher,
  listClasses,
  listTeachers,
  type TeacherRecord,
} from './store';

type TeacherDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** A page of teachers whose name or address contains the words, by address. */
export function listSchoolTeachers(
  deps: TeacherDeps,
  { input: { search, page } }: { input: PageRequest },
): { total: number; teachers: SchoolTeacher[] } {
  const words = search.trim().toLowerCase();
  const offset = (page - 1) * TEACHERS_PER_PAGE;
  return {
    total: countTeachers(deps.db, words),
    teachers: listTeachers(deps.db, { search: words, limit: TEACHERS_PER_PAGE, offset }).map((teacher) =>
      teacherView(deps, teacher),
    ),
  };
}

/** A teacher as the operator sees them. */
function teacherView(deps: TeacherDeps, { id, ...teacher }: TeacherRecord): SchoolTeacher {
  const { planActiveUntil: activeUntilMs } = teacher;
  return schoolTeacherSchema.parse({
    _id: id,
    ...teacher,
    planActive: isPlanActive({ activeUntilMs, nowMs: deps.clock.now() }),
    admittedBy: admittedBy(deps, { id, email: teacher.email }),
  });
}

function admittedBy(
  deps: TeacherDeps,
  { id, email }: { id: string; email: string },
): SchoolTeacher['admittedBy'] {
  const { teacherEmails } = deps.policy;
  if (teacherEmails.length === 0) return 'anybody';
  if (mayTeach(email, teacherEmails)) return 'list';
  return isInvited(deps, id) ? 'invite' : 'nothing';
}

/** A page of untrashed classes whose name or teacher contains the words, by name. */
export function listSchoolClasses(
  { db }: Pick<Deps, 'db'>,
  { input: { search, page } }: { input: PageRequest },
): { total: number; classes: SchoolClass[] } {
  const words = search.trim().toLowerCase();
  const offset = (page - 1) * CLASSES_PER_PAGE;
  const found = listClasses(db, { search: words, limit: CLASSES_PER_PAGE, offset });
  return classesPageSchema.parse({
    total: countClasses(db, words),
    classes: found.map(({ id, ...each }) => ({ _id: id, ...each })),
  });
}

/** Teachers' restorable quizzes, last deleted first. */
export const listSchoolTrash = (deps: Pick<Deps, 'db'>) => ({
  quizzes: listDeletedQuizzes(deps, '').map(({ quizId, ...quiz }) => ({ _id: quizId, ...quiz })),
});

/** Restores one for its teacher (404). */
export const restoreForTeacher = (
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  { quizId }: { quizId: string },
) => restoreQuiz(deps, quizId, OPERATOR);

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'policy' | 'inTransaction'>;

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
