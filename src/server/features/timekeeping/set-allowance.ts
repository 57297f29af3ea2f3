import * as z from 'zod';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { Accommodation } from '../../../shared/supervision/schema';
import { isCleanText } from '../../../shared/text';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { findAllowance, saveAllowance } from './allowances-store';

/** The maximum length of an address (RFC 5321). */
const EMAIL_MAXIMUM_LENGTH = 254;

const { min, max, step } = TIME_FACTOR_PERCENT;

export const newAllowanceSchema = z.object({
  email: z
    .string({ error: messages.studentEmailRequired })
    .transform(emailKey)
    .refine(
      (email) =>
        isCleanText(email) && email.length <= EMAIL_MAXIMUM_LENGTH && /^[^\s@]+@[^\s@]+$/.test(email),
      messages.studentEmailRequired,
    ),
  timeFactorPercent: z
    .number({ error: messages.timeFactorInvalid })
    .refine(
      (percent) => percent >= min && percent <= max && percent % step === 0,
      messages.timeFactorInvalid,
    ),
  extraTabChanges: z
    .number({ error: messages.extraTabChangesInvalid })
    .refine(
      (count) => Number.isInteger(count) && count >= 0 && count <= EXTRA_TAB_CHANGES_MAXIMUM,
      messages.extraTabChangesInvalid,
    ),
});

/**
 * Allows a student, by address, more time and tab changes in this teacher's later quizzes. Throws 400 unless the factor is 100 to
 * 400 percent in steps of 5.
 */
export function setAllowance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher, input }: { teacher: Teacher; input: Accommodation },
): Accommodation {
  const [now, teacherId] = [clock.now(), ownerOf(teacher)];
  const { email: subject, ...after } = input;
  const before = findAllowance(db, { teacherId, email: subject });
  saveAllowance(db, { ...input, teacherId, updatedAt: now });
  recordAudit(db, { at: now, actorId: teacher.accountId, action: 'set-allowance', subject, before, after });
  return input;
}
