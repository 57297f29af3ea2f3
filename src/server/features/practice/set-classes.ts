import type { Teacher } from '../../../shared/actor';
import type { PracticeClasses } from '../../../shared/practice/request';
import type { PracticeSet } from '../../../shared/practice/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import { refuseClasses } from './classes';
import { readSet } from './read-set';
import { type SetRow, saveSetClasses, setsStore } from './sets-store';

/** Says which classes may practise. Refuses a class that is not the teacher's (404), and none for a tag (400). */
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
