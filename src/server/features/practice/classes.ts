import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { practiceMessages } from '../../rules/practice/messages';
import type { Subject } from './practisable';
import { setsStore } from './sets-store';

/** Throws 404 for another teacher's class and 400 for a tag without classes; `known` are the set's current ones. */
export function refuseClasses(
  { db }: Pick<Deps, 'db'>,
  asked: {
    teacher: Teacher;
    subject: Pick<Subject, 'tag'>;
    classIds: readonly string[];
    known?: readonly string[];
  },
): void {
  const { teacher, subject, classIds, known = [] } = asked;
  const own = setsStore(db).listOwnClasses.all({ teacherId: ownerOf(teacher) });
  const allowed = new Set([...known, ...own.map(({ id }) => id)]);
  if (!classIds.every((id) => allowed.has(id))) {
    throw new DomainError('not_found', practiceMessages.classNotFound);
  }
  if (subject.tag !== null && classIds.length === 0) {
    throw new DomainError('invalid', practiceMessages.classesNeeded);
  }
}
