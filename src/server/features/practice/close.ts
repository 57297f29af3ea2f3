import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { PracticeSet } from '../../../shared/practice/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { practiceMessages } from '../../rules/practice/messages';
import { readSet } from './read-set';
import { type SetRow, updateSet } from './sets-store';
import { findSetOf } from './subject';

type ActDeps = Pick<Deps, 'db' | 'clock'>;
interface Asked {
  readonly teacher: Teacher;
  readonly set: SetRow;
}

/** Closes a practice set; the students' memory stays. Idempotent. */
export function closePractice(deps: ActDeps, { teacher, set }: Asked): PracticeSet {
  return set.closedAt === null ? change(deps, { teacher, set }, deps.clock.now()) : readSet(deps, set);
}

/** Reopens a practice set with its classes. Throws 409 if another one for the same subject is open. */
export function reopenPractice(deps: ActDeps, { teacher, set }: Asked): PracticeSet {
  if (set.closedAt === null) return readSet(deps, set);
  if (findSetOf(deps, set)?.closedAt === null) {
    throw new DomainError('conflict', practiceMessages.alreadyOpen);
  }
  return change(deps, { teacher, set }, null);
}

function change(deps: ActDeps, { teacher, set }: Asked, closedAt: number | null): PracticeSet {
  const action = closedAt === null ? 'practice-reopen' : 'practice-close';
  updateSet(deps.db, set.id, { closedAt });
  const at = deps.clock.now();
  recordAudit(deps.db, { at, actorId: teacher.accountId, action, subject: set.id });
  return readSet(deps, { ...set, closedAt });
}
