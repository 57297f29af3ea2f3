import { TEACHERS_PER_PAGE } from '../../../shared/operator/limits';
import type { PageRequest } from '../../../shared/operator/request';
import { type SchoolTeacher, schoolTeacherSchema } from '../../../shared/operator/school';
import { isPlanActive } from '../../../shared/plan/period';
import type { Deps } from '../../deps';
import { mayTeach } from '../../rules/account/may-teach';
import { isInvited } from '../accounts/admit-teacher';
import { countTeachers, listTeachers, type TeacherRecord } from './school-store';

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
export function teacherView(deps: TeacherDeps, { id, ...teacher }: TeacherRecord): SchoolTeacher {
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
