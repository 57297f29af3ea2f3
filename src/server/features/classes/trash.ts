import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../shared/constants';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { freeTitle } from '../../rules/free-title';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { isNameTaken } from './class-name';
import { linkByAddress } from './link-by-address';
import { membersStore } from './members-store';
import { readClass } from './read-class';
import { type ClassRecord, updateOwnClass } from './store';

/** Moves a class to the trash for 30 days: its members' work stays, PIN sessions end. */
export function removeClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'> },
): { message: string } {
  const { db, clock } = deps;
  const [classId, now] = [schoolClass.id, clock.now()];
  updateOwnClass(db, { classId, teacherId: schoolClass.teacherId }, { deletedAt: now });
  for (const { accountId } of membersStore(db).listAccounts.all({ classId })) {
    if (accountId !== null) endPinSessionsAfterQuiz(deps, accountId);
  }
  recordAudit(db, { at: now, actorId: teacher.accountId, action: 'class-deletion', subject: classId });
  return { message: classMessages.removed };
}

/** Restores a class from the trash with members, PINs and assignments; idempotent. Appends ' (restored)' to a name in use. */
export function restoreClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'> },
): SchoolClass {
  const { id: classId, teacherId, deletedAt } = schoolClass;
  let { name } = schoolClass;
  if (deletedAt !== null) {
    name = freeTitle(name, {
      isTaken: (candidate) => isNameTaken(deps, teacherId, candidate),
      maximumLength: CLASS_NAME_MAXIMUM_LENGTH,
    });
    updateOwnClass(deps.db, { classId, teacherId }, { deletedAt: null, name });
    linkByAddress(deps, classId);
    const act = {
      at: deps.clock.now(),
      actorId: teacher.accountId,
      action: 'class-restore',
      subject: classId,
    };
    recordAudit(deps.db, { ...act, before: { deletedAt } });
  }
  return readClass(deps, { teacher, schoolClass: { ...schoolClass, name, deletedAt: null } });
}
