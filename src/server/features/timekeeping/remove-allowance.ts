import type { Teacher } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import type { Accommodation } from '../../../shared/supervision/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { deleteAllowance } from './allowances-store';

/** Removes an allowance for later starts. */
export function removeAllowance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher, allowance }: { teacher: Teacher; allowance: Accommodation },
): { message: string } {
  const { email: subject, ...before } = allowance;
  deleteAllowance(db, { teacherId: ownerOf(teacher), email: subject });
  recordAudit(db, {
    at: clock.now(),
    actorId: teacher.accountId,
    action: 'remove-allowance',
    subject,
    before,
  });
  return { message: messages.allowanceRemoved };
}
