import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../shared/constants';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { freeTitle } from '../../rules/free-title';
import { isNameTaken } from './class-name';
import { linkByAddress } from './link-by-address';
import { readClass } from './read-class';
import { type ClassRecord, updateOwnClass } from './store';

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
