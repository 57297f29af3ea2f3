import { accessMessages } from '../../../shared/access/messages';
import { covers, type Right } from '../../../shared/access/rights';
import type { Access } from '../../../shared/access/schema';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import { getOwner } from '../quizzes/access';
import { type ClassRecord, classesStore } from './store';

export type { ClassRecord } from './store';

type AccessDeps = Pick<Deps, 'db' | 'clock'>;

/** A teacher's right to a class; null for none, in which case the class stays unknown to them. */
export function findClassRight(
  { db, clock }: AccessDeps,
  teacher: Teacher,
  { id: classId, teacherId }: Pick<ClassRecord, 'id' | 'teacherId'>,
): Right | null {
  if (teacherId === teacher.accountId) return 'own';
  const at = { classId, email: emailKey(teacher.email), now: clock.now() };
  return classesStore(db).findShare.get(at)?.right ?? null;
}

/** A teacher's access to a class visible to them. */
export function readClassAccess(deps: AccessDeps, teacher: Teacher, schoolClass: ClassRecord): Access {
  const right = findClassRight(deps, teacher, schoolClass) ?? 'look';
  return { right, owner: right === 'own' ? null : getOwner(deps, schoolClass) };
}

/** An undeleted class with the needed right. Throws 404 if the teacher cannot see it, 403 if the right is too small. */
export function getClassFor<Needed extends Right>(
  deps: AccessDeps,
  { teacher, classId, needed }: { teacher: Teacher; classId: string; needed: Needed },
): { schoolClass: Seen<ClassRecord, Needed>; right: Right } {
  const schoolClass = classesStore(deps.db).findById.get({ classId });
  const right = schoolClass && findClassRight(deps, teacher, schoolClass);
  if (!schoolClass || !right) throw new DomainError('not_found', classMessages.notFound);
  if (right === 'own' || covers(right, needed)) {
    return { schoolClass: schoolClass as Seen<ClassRecord, Needed>, right };
  }
  throw new DomainError('forbidden', accessMessages.tooLittle('class', right));
}
