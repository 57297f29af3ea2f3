import type { Teacher } from '../../../shared/actor';
import { classMessages } from '../../../shared/classes/messages';
import { type ClassMember, classSchema, type SchoolClass } from '../../../shared/classes/schema';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { membersStore } from './members-store';
import { type ClassRecord, classesStore } from './store';
import { toMember, toMembers } from './views';

type ReadDeps = Pick<Deps, 'db'>;

/** The teacher's own class, unless it is deleted (404). */
export function getOwnClass(
  { db }: ReadDeps,
  { accountId: teacherId }: Teacher,
  classId: string,
): ClassRecord {
  const found = classesStore(db).findOwn.get({ classId, teacherId });
  if (!found) throw new DomainError('not_found', classMessages.notFound);
  return found;
}

/** Who is in an own class and who has left it, each by name. */
export const readMembers = (
  { db }: ReadDeps,
  { accountId: teacherId }: Teacher,
  classId: string,
): Pick<SchoolClass, 'members' | 'left'> => toMembers(membersStore(db).list.all({ classId, teacherId }));

/** One member of an own class as it stands now, also one who has left (404). */
export function readMember(
  { db }: ReadDeps,
  { accountId: teacherId }: Teacher,
  at: { readonly classId: string; readonly memberId: string },
): ClassMember {
  const shown = membersStore(db).show.get({ ...at, teacherId });
  if (!shown) throw new DomainError('not_found', classMessages.memberNotFound);
  return toMember(shown);
}

/** An own class with its members and what is assigned to it. */
export function readClass(
  deps: ReadDeps,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: ClassRecord },
): SchoolClass {
  const { id: classId, name, code, createdAt } = schoolClass;
  return classSchema.parse({
    _id: classId,
    name,
    code,
    createdAt,
    ...readMembers(deps, teacher, classId),
    quizzes: classesStore(deps.db).listQuizzes.all({ classId, teacherId: teacher.accountId }),
  } satisfies SchoolClass);
}
