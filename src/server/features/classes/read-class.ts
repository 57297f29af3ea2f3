import type { Right } from '../../../shared/access/rights';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import {
  type ClassMember,
  type ClassRow,
  classListSchema,
  classMemberSchema,
  classSchema,
  type SchoolClass,
} from '../../../shared/classes/schema';
import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { countToldTries, WRONG_PINS } from '../../rates/pin-limits';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { listSharedQuizzes } from '../quizzes/access';
import { readClassAccess } from './access';
import { membersStore, type ShownMember } from './members-store';
import { type ClassRecord, classesStore } from './store';

type ReadDeps = Pick<Deps, 'db'>;
type AccessDeps = Pick<Deps, 'db' | 'clock'>;
type ClassKey = Pick<ClassRecord, 'id' | 'teacherId'>;

/** Current and former members of a class by name. */
export const readMembers = (
  { db }: ReadDeps,
  { id: classId, teacherId }: ClassKey,
): Pick<SchoolClass, 'members' | 'left'> => toMembers(membersStore(db).list.all({ classId, teacherId }));

/** One line of the list, without PIN and account. */
const toMember = (member: ShownMember): ClassMember =>
  classMemberSchema.parse({
    _id: member.id,
    name: member.name,
    number: member.number,
    email: member.email,
    needs: {
      timeFactorPercent: member.timeFactorPercent,
      extraTabChanges: member.extraTabChanges,
      largerText: member.largerText,
      hideTimer: member.hideTimer,
    },
    hasPin: member.pinHash !== null,
    pinSetAt: member.pinSetAt,
    pinEndedAt: member.pinEndedAt,
    hasPinAccount: member.email === null && member.accountId !== null,
    attemptCount: member.attemptCount,
    removedAt: member.removedAt,
  } satisfies Record<keyof ClassMember, unknown>);

const byName = (a: ClassMember, b: ClassMember) =>
  compareText(a.name, b.name) || compareText(a.number ?? '', b.number ?? '') || compareText(a._id, b._id);

/** Current and former members of a class by name. */
function toMembers(shown: readonly ShownMember[]): Pick<SchoolClass, 'members' | 'left'> {
  const all = shown.map(toMember).sort(byName);
  return {
    members: all.filter(({ removedAt }) => removedAt === null),
    left: all.filter(({ removedAt }) => removedAt !== null),
  };
}

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
  const { id: classId, name, code, createdAt, slipsOnly, language, gradeScale } = schoolClass;
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
    language,
    gradeScale,
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

/** The teacher's classes by name, then colleagues' classes; and the restorable ones, last deleted first. */
export function listClasses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher }: { teacher: Teacher },
): ReturnType<typeof classListSchema.parse> {
  const { list, listTrash } = classesStore(db);
  const { accountId, email } = teacher;
  const classes = list
    .all({ accountId, email: emailKey(email), now: clock.now() })
    .map((row): ClassRow => ({ ...row, owner: row.right === 'own' ? null : row.owner }));
  return classListSchema.parse({
    classes: classes.sort(ownFirst),
    trash: listTrash
      .all({ teacherId: ownerOf(teacher) })
      .map((deleted) => ({ ...deleted, keptUntil: deleted.deletedAt + DELETED_QUIZ_KEPT_MS })),
  });
}

const ownFirst = (one: ClassRow, other: ClassRow): number =>
  Number(one.owner !== null) - Number(other.owner !== null) || compareText(one.name, other.name);
