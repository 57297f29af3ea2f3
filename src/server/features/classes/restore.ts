import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { refuseTakenName } from './class-name';
import { linkByAddress } from './link-by-address';
import { readClass } from './read-class';
import { type ClassRecord, updateOwnClass } from './store';

/**
 * Brings a class back from the trash with its members, their PINs and what is assigned to it; one that is not deleted stays as
 * it is. Refuses while another class has its name (409).
 */
export function restoreClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'> },
): SchoolClass {
  const { id: classId, name, deletedAt } = schoolClass;
  if (deletedAt !== null) {
    const { teacherId } = schoolClass;
    refuseTakenName(deps, teacherId, name);
    updateOwnClass(deps.db, { classId, teacherId }, { deletedAt: null });
    linkByAddress(deps, classId);
    const act = {
      at: deps.clock.now(),
      actorId: teacher.accountId,
      action: 'class-restore',
      subject: classId,
    };
    recordAudit(deps.db, { ...act, before: { deletedAt } });
  }
  return readClass(deps, { teacher, schoolClass: { ...schoolClass, deletedAt: null } });
}
