import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { GradeScaleRequest } from '../../rules/gradebook/request';
import { readClass } from './read-class';
import { type ClassRecord, setGradeScale } from './store';

/** Sets the grades of a class, or none; idempotent. */
export function changeGradeScale(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    schoolClass,
    input: { gradeScale },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'edit'>; input: GradeScaleRequest },
): SchoolClass {
  setGradeScale(deps.db, schoolClass.id, gradeScale);
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: schoolClass.id };
  const change = { before: schoolClass.gradeScale, after: gradeScale };
  recordAudit(deps.db, { ...act, action: 'grade-scale', ...change });
  return readClass(deps, { teacher, schoolClass: { ...schoolClass, gradeScale } });
}
