import type { Teacher } from '../../../shared/actor';
import type { PracticeSet } from '../../../shared/practice/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import type { PracticeClasses } from '../../rules/practice/request';
import { refuseClasses } from './classes';
import { readSet } from './read-set';
import { type SetRow, saveSetClasses, setsStore } from './sets-store';

/** Sets the classes of a practice set. Throws 404 for another teacher's class, 400 for a tag without classes. */
export function setPracticeClasses(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, set, input: { classIds } }: { teacher: Teacher; set: SetRow; input: PracticeClasses },
): PracticeSet {
  const { db } = deps;
  const before = setsStore(db).listClasses.all({ setId: set.id });
  const known = before.map(({ _id }) => _id);
  refuseClasses(deps, { teacher, subject: set, classIds, known });
  saveSetClasses(db, set.id, classIds);
  recordAudit(db, {
    ...{ at: deps.clock.now(), actorId: teacher.accountId, action: 'practice-classes' },
    ...{ subject: set.id, ...differenceOf({ classIds: known }, { classIds }) },
  });
  return readSet(deps, set);
}
