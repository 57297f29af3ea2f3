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
import { listDeletedQuizzes, restoreQuiz } from '../quizzes/undelete';
import { countClasses, countTeachers, listClasses, listTeachers, type TeacherRecord } from './store';

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
