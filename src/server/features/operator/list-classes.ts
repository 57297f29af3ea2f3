import { CLASSES_PER_PAGE } from '../../../shared/operator/limits';
import type { PageRequest } from '../../../shared/operator/request';
import { classesPageSchema, type SchoolClass } from '../../../shared/operator/school';
import type { Deps } from '../../deps';
import { countClasses, listClasses } from './school-store';

/** A page of untrashed classes whose name or teacher contains the words, by name. */
export function listSchoolClasses(
  { db }: Pick<Deps, 'db'>,
  { input: { search, page } }: { input: PageRequest },
): { total: number; classes: SchoolClass[] } {
  const words = search.trim().toLowerCase();
  const offset = (page - 1) * CLASSES_PER_PAGE;
  const found = listClasses(db, { search: words, limit: CLASSES_PER_PAGE, offset });
  return classesPageSchema.parse({
    total: countClasses(db, words),
    classes: found.map(({ id, ...each }) => ({ _id: id, ...each })),
  });
}
