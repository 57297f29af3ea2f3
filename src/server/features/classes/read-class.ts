import { classMessages } from '../../../shared/classes/messages';
import { type ClassMember, classSchema, type SchoolClass } from '../../../shared/classes/schema';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { membersStore } from './members-store';
import { type ClassRecord, classesStore } from './store';
import { toMember, toMembers } from './views';

type ReadDeps = Pick<Deps, 'db'>;
type ClassKey = Pick<ClassRecord, 'id' | 'teacherId'>;

/** Who is in a class and who has left it, each by name. */
export const readMembers = (
  { db }: ReadDeps,
  { id: classId, teacherId }: ClassKey,
): Pick<SchoolClass, 'members' | 'left'> => toMembers(membersStore(db).list.all({ classId, teacherId }));

/** One member of a class as it stands now, also one who has left (404). */
export function readMember(
  { db }: ReadDeps,
  { teacherId }: Pick<ClassKey, 'teacherId'>,
  at: { readonly classId: string; readonly memberId: string },
): ClassMember {
  const shown = membersStore(db).show.get({ ...at, teacherId });
  if (!shown) throw new DomainError('not_found', classMessages.memberNotFound);
  return toMember(shown);
}

/** A class with its members and what is assigned to it. */
export function readClass(deps: ReadDeps, { schoolClass }: { schoolClass: ClassRecord }): SchoolClass {
  const { id: classId, teacherId, name, code, createdAt } = schoolClass;
  return classSchema.parse({
    _id: classId,
    name,
    code,
    createdAt,
    ...readMembers(deps, schoolClass),
    quizzes: classesStore(deps.db).listQuizzes.all({ classId, teacherId }),
  } satisfies SchoolClass);
}
