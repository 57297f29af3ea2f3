import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { ClassRequest } from '../../rules/classes/request';
import { refuseTakenName } from './class-name';
import { readClass } from './read-class';
import { type ClassRecord, updateOwnClass } from './store';

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
