import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import { type ClassRow, classListSchema } from '../../../shared/classes/schema';
import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { classesStore } from './store';

/** The teacher's classes by name, and those that can be brought back, the last deleted first. */
export function listClasses(
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): ReturnType<typeof classListSchema.parse> {
  const teacherId = ownerOf(teacher);
  const { list, listTrash } = classesStore(db);
  return classListSchema.parse({
    classes: list.all({ teacherId }).sort((a: ClassRow, b: ClassRow) => compareText(a.name, b.name)),
    trash: listTrash
      .all({ teacherId })
      .map((deleted) => ({ ...deleted, keptUntil: deleted.deletedAt + DELETED_QUIZ_KEPT_MS })),
  });
}
