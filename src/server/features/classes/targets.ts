import * as z from 'zod';
import type { Right } from '../../../shared/access/rights';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Target } from '../../calls/declare';
import { ownerOf } from '../../rules/access/owner-id';
import { partOf, type Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { getClassFor } from './access';
import { type MemberRecord, membersStore } from './members-store';
import { type ClassRecord, classesStore } from './store';

const classIds = z.object({ classId: z.string() });
const moveIds = z.object({ classId: z.string(), memberId: z.string(), toClassId: z.string() });
const memberIds = z.object({ classId: z.string(), memberId: z.string() });

/** A class with the needed right (404 if neither own nor shared, 403 if the right is too small). */
const classFor = <Needed extends Right>(
  needed: Needed,
): Target<Teacher, typeof classIds, { schoolClass: Seen<ClassRecord, Needed>; right: Right }> => ({
  ids: classIds,
  missing: classMessages.notFound,
  load: (deps, teacher, { classId }) => getClassFor(deps, { teacher, classId, needed }),
});

export const classToLook = classFor('look');
export const classToMark = classFor('mark');
export const classToEdit = classFor('edit');
export const ownClass = classFor('own');

/** The teacher's own class, trashed or not. */
export const ownOrDeletedClass: Target<Teacher, typeof classIds, { schoolClass: Seen<ClassRecord, 'own'> }> =
  {
    ids: classIds,
    missing: classMessages.notFound,
    load({ db }, teacher, { classId }) {
      const schoolClass = classesStore(db).findOwnOrDeleted.get({ classId, teacherId: ownerOf(teacher) });
      if (!schoolClass) throw new DomainError('not_found', classMessages.notFound);
      return { schoolClass: schoolClass as Seen<ClassRecord, 'own'> };
    },
  };

interface SeenMember<Needed extends Right> {
  readonly schoolClass: Seen<ClassRecord, Needed>;
  readonly member: Seen<MemberRecord, Needed>;
}

/** A current or former member of such a class. */
const memberFor = <Needed extends Right>(
  needed: Needed,
): Target<Teacher, typeof memberIds, SeenMember<Needed>> => ({
  ids: memberIds,
  missing: classMessages.memberNotFound,
  load(deps, teacher, { classId, memberId }) {
    const { schoolClass } = getClassFor(deps, { teacher, classId, needed });
    const member = membersStore(deps.db).find.get({ memberId, classId });
    if (!member) throw new DomainError('not_found', classMessages.memberNotFound);
    return { schoolClass, member: partOf(schoolClass, member) };
  },
});

export const memberToLook = memberFor('look');
export const memberToMark = memberFor('mark');
export const memberToEdit = memberFor('edit');

/** A member of a class the teacher may edit, and another such class of the same owner. */
export const memberToMove: Target<
  Teacher,
  typeof moveIds,
  SeenMember<'edit'> & { toClass: Seen<ClassRecord, 'edit'> }
> = {
  ids: moveIds,
  missing: classMessages.notFound,
  load(deps, teacher, { toClassId, ...ids }) {
    const found = memberToEdit.load(deps, teacher, ids);
    const { schoolClass: toClass } = getClassFor(deps, { teacher, classId: toClassId, needed: 'edit' });
    if (toClass.teacherId !== found.schoolClass.teacherId) {
      throw new DomainError('not_found', classMessages.notFound);
    }
    return { ...found, toClass };
  },
};
