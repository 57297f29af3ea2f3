import type { Right } from '../../../shared/access/rights';
import type { Teacher } from '../../../shared/actor';
import { type ClassMember, classSchema, type SchoolClass } from '../../../shared/classes/schema';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { countToldTries, WRONG_PINS } from '../../rates/pin-limits';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { listSharedQuizzes } from '../quizzes/access';
import { readClassAccess } from './access';
import { membersStore } from './members-store';
import { type ClassRecord, classesStore } from './store';
import { toMember, toMembers } from './views';

type ReadDeps = Pick<Deps, 'db'>;
type AccessDeps = Pick<Deps, 'db' | 'clock'>;
type ClassKey = Pick<ClassRecord, 'id' | 'teacherId'>;

/** Current and former members of a class by name. */
export const readMembers = (
  { db }: ReadDeps,
  { id: classId, teacherId }: ClassKey,
): Pick<SchoolClass, 'members' | 'left'> => toMembers(membersStore(db).list.all({ classId, teacherId }));

/** A current or former member of a class (404). */
export function readMember(
  { db }: ReadDeps,
  { teacherId }: Pick<ClassKey, 'teacherId'>,
  at: { readonly classId: string; readonly memberId: string },
): ClassMember {
  const shown = membersStore(db).show.get({ ...at, teacherId });
  if (!shown) throw new DomainError('not_found', classMessages.memberNotFound);
  return toMember(shown);
}

/** A class with members, assigned quizzes and the teacher's rights. */
export function readClass(
  deps: AccessDeps,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'look'> },
): SchoolClass {
  const { id: classId, name, code, createdAt, slipsOnly } = schoolClass;
  const shared = new Map(listSharedQuizzes(deps, teacher).map(({ quiz, access }) => [quiz.id, access.right]));
  const rightTo = (quiz: { quizId: string; teacherId: string }): Right | null =>
    quiz.teacherId === teacher.accountId ? 'own' : (shared.get(quiz.quizId) ?? null);
  const members = readMembers(deps, schoolClass);
  return classSchema.parse({
    _id: classId,
    ...readClassAccess(deps, teacher, schoolClass),
    name,
    code,
    createdAt,
    slipsOnly,
    signInTries: members.members.flatMap(({ _id: memberId }) => {
      const tries = countToldTries(deps, memberId);
      return tries < WRONG_PINS.ofMember ? [] : [{ memberId, tries }];
    }),
    ...members,
    quizzes: classesStore(deps.db)
      .listQuizzes.all({ classId })
      .map((quiz) => ({ ...quiz, right: rightTo(quiz) })),
  } satisfies SchoolClass);
}
