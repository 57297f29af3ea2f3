import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { SignInRequest } from '../../rules/classes/request';
import { readClass } from './read-class';
import { type ClassRecord, setSlipsOnly } from './store';

/** Switches a class to slips only or back; idempotent. Sessions continue. */
export function changeClassSignIn(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    schoolClass,
    input: { slipsOnly },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'mark'>; input: SignInRequest },
): SchoolClass {
  if (slipsOnly !== schoolClass.slipsOnly) {
    setSlipsOnly(deps.db, schoolClass.id, slipsOnly);
    recordAudit(deps.db, {
      ...{
        at: deps.clock.now(),
        actorId: teacher.accountId,
        action: 'class-sign-in',
        subject: schoolClass.id,
      },
      ...{ before: { slipsOnly: schoolClass.slipsOnly }, after: { slipsOnly } },
    });
  }
  return readClass(deps, { teacher, schoolClass: { ...schoolClass, slipsOnly } });
}
