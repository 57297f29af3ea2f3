import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import type { ClassRequest } from '../../rules/classes/request';
import { readClass } from './read-class';
import { type ClassRecord, classesStore, updateOwnClass } from './store';

export const isNameTaken = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): boolean =>
  classesStore(db).findName.get({ teacherId, name }) !== undefined;

/** Throws 409 for a name of another class of the teacher; call inside the writing transaction. */
export function refuseTakenName(deps: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): void {
  if (isNameTaken(deps, teacherId, name)) throw new DomainError('conflict', classMessages.nameTaken);
}

/** Renames a class. Throws 409 for a name of another class of the teacher. */
export function renameClass(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    schoolClass,
    input: { name },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'edit'>; input: ClassRequest },
): SchoolClass {
  const { id: classId, teacherId } = schoolClass;
  if (name !== schoolClass.name) {
    refuseTakenName(deps, teacherId, name);
    updateOwnClass(deps.db, { classId, teacherId }, { name });
  }
  return readClass(deps, { teacher, schoolClass: { ...schoolClass, name } });
}
