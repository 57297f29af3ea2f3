import * as z from 'zod';
import { emailKey } from '../../../shared/account/email-key';
import { confirmedEmail, type Student, type Teacher } from '../../../shared/actor';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { Accommodation } from '../../../shared/supervision/schema';
import { isCleanText } from '../../../shared/text';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { type OwnerId, ownerOf } from '../../rules/access/owner-id';
import { deleteAllowance, findAllowance, listAllowancesOf, saveAllowance } from './store';

/** A teacher's allowances for students, by address. */
export const listAllowances = (
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): Accommodation[] => listAllowancesOf(db, { teacherId: ownerOf(teacher) });

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

/** A teacher's allowance for a starting student; without one, or a confirmed address, the plain times and tab changes. */
export const readAllowance = (
  { db }: Pick<Deps, 'db'>,
  { teacherId, student }: { teacherId: OwnerId; student: Student },
): Omit<Accommodation, 'email'> =>
  findAllowance(db, { teacherId, email: emailKey(confirmedEmail(student)) }) ?? {
    timeFactorPercent: TIME_FACTOR_PERCENT.min,
    extraTabChanges: 0,
  };
