import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { classMessages } from '../../../shared/classes/messages';
import { DomainError } from '../../../shared/errors';
import type { Target } from '../../calls/declare';
import { type MemberRecord, membersStore } from './members-store';
import { getOwnClass } from './read-class';
import { type ClassRecord, classesStore } from './store';

const classIds = z.object({ classId: z.string() });
const moveIds = z.object({ classId: z.string(), memberId: z.string(), toClassId: z.string() });
const memberIds = z.object({ classId: z.string(), memberId: z.string() });

/** The teacher's own class. */
export const ownClass: Target<Teacher, typeof classIds, { schoolClass: ClassRecord }> = {
  ids: classIds,
  missing: classMessages.notFound,
  load: (deps, teacher, { classId }) => ({ schoolClass: getOwnClass(deps, teacher, classId) }),
};

/** The teacher's own class, also one in the trash. */
export const ownOrDeletedClass: Target<Teacher, typeof classIds, { schoolClass: ClassRecord }> = {
  ids: classIds,
  missing: classMessages.notFound,
  load({ db }, { accountId: teacherId }, { classId }) {
    const schoolClass = classesStore(db).findOwnOrDeleted.get({ classId, teacherId });
    if (!schoolClass) throw new DomainError('not_found', classMessages.notFound);
    return { schoolClass };
  },
};

/** A member of the teacher's own class, also one who has left it. */
export const ownMember: Target<
  Teacher,
  typeof memberIds,
  { schoolClass: ClassRecord; member: MemberRecord }
> = {
  ids: memberIds,
  missing: classMessages.memberNotFound,
  load(deps, teacher, { classId, memberId }) {
    const schoolClass = getOwnClass(deps, teacher, classId);
    const member = membersStore(deps.db).find.get({ memberId, classId });
    if (!member) throw new DomainError('not_found', classMessages.memberNotFound);
    return { schoolClass, member };
  },
};

/** A member of the teacher's own class, and another class of the same teacher. */
export const memberToMove: Target<
  Teacher,
  typeof moveIds,
  { schoolClass: ClassRecord; member: MemberRecord; toClass: ClassRecord }
> = {
  ids: moveIds,
  missing: classMessages.notFound,
  load: (deps, teacher, { toClassId, ...ids }) => ({
    ...ownMember.load(deps, teacher, ids),
    toClass: getOwnClass(deps, teacher, toClassId),
  }),
};
