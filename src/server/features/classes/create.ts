import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { CLASSES_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { type OwnerId, ownerOf } from '../../rules/access/owner-id';
import { classMessages } from '../../rules/classes/messages';
import type { ClassRequest } from '../../rules/classes/request';
import { getClassFor } from './access';
import { refuseTakenName } from './class-name';
import { readClass } from './read-class';
import { classesStore, insertClass } from './store';

/** Creates an empty class. Throws 409 for a duplicate name or too many classes. */
export function createClass(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { teacher, input: { name } }: { teacher: Teacher; input: ClassRequest },
): SchoolClass {
  const { db, clock, ids } = deps;
  const teacherId = ownerOf(teacher);
  refuseTakenName(deps, teacherId, name);
  if (isFull(deps, teacherId)) {
    throw new DomainError('conflict', classMessages.tooManyClasses(CLASSES_MAXIMUM));
  }
  const id = ids.id();
  insertClass(db, { id, teacherId, name, code: freeCode(deps), createdAt: clock.now() });
  return readClass(deps, {
    teacher,
    schoolClass: getClassFor(deps, { teacher, classId: id, needed: 'own' }).schoolClass,
  });
}

/** Whether a teacher has the maximum of classes, trashed ones included. */
export const isFull = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId): boolean =>
  (classesStore(db).countAll.get({ teacherId })?.count ?? 0) >= CLASSES_MAXIMUM;

/** A code no class ever had, so that an old slip cannot lead into a new class. */
function freeCode({ db, ids }: Pick<Deps, 'db' | 'ids'>): string {
  let code = ids.shareId();
  while (classesStore(db).findCode.get({ code })) code = ids.shareId();
  return code;
}
