import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import { type ClassRow, classListSchema } from '../../../shared/classes/schema';
import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { classesStore } from './store';

/** The teacher's classes by name, then colleagues' classes; and the restorable ones, last deleted first. */
export function listClasses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher }: { teacher: Teacher },
): ReturnType<typeof classListSchema.parse> {
  const { list, listTrash } = classesStore(db);
  const { accountId, email } = teacher;
  const classes = list
    .all({ accountId, email: emailKey(email), now: clock.now() })
    .map((row): ClassRow => ({ ...row, owner: row.right === 'own' ? null : row.owner }));
  return classListSchema.parse({
    classes: classes.sort(ownFirst),
    trash: listTrash
      .all({ teacherId: ownerOf(teacher) })
      .map((deleted) => ({ ...deleted, keptUntil: deleted.deletedAt + DELETED_QUIZ_KEPT_MS })),
  });
}

const ownFirst = (one: ClassRow, other: ClassRow): number =>
  Number(one.owner !== null) - Number(other.owner !== null) || compareText(one.name, other.name);
