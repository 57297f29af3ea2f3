import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf, parseInput } from '../../../shared/parse';
import { type Allowance, allowanceSchema } from '../../../shared/supervision/schema';
import { isCleanText } from '../../../shared/text';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { timekeepingRepo } from './repo';

type AllowanceDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit'>;

/** An address on the wire is at most this long (RFC 5321). */
const EMAIL_MAXIMUM_LENGTH = 254;

const { min, max, step } = TIME_FACTOR_PERCENT;
const setSchema = z.object({
  email: z
    .string({ error: messages.studentEmailRequired })
    .transform((email) => toKey(email))
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

/** What the teacher allows students beyond the rule, by e-mail address. */
export async function listAllowances({ db }: AllowanceDeps, teacher: Teacher): Promise<Allowance[]> {
  const rows = timekeepingRepo(db).listAllowances.all({ teacherId: teacher.accountId });
  return rows.map((row) => allowanceSchema.parse(row));
}

/**
 * Allows a student, known by e-mail address, more time and more tab changes on each of this teacher's quizzes that start
 * afterwards. The factor goes from 100 to 400 percent in steps of 5; anything else is refused (400). Resolves after the commit.
 */
export async function setAllowance(
  deps: AllowanceDeps,
  teacher: Teacher,
  input: unknown,
): Promise<Allowance> {
  const allowance = parseInput(setSchema, input);
  const { accountId: teacherId } = teacher;
  await deps.groupCommit(() => {
    const now = deps.clock.now();
    const before = timekeepingRepo(deps.db).findAllowance.get({ teacherId, email: allowance.email });
    timekeepingRepo(deps.db).saveAllowance.run({ teacherId, ...allowance, now });
    const { email: subject, ...after } = allowance;
    recordAudit(deps.db, { at: now, actorId: teacherId, action: 'set-allowance', subject, before, after });
  });
  return allowanceSchema.parse(allowance);
}

/** Takes an allowance back for quizzes that start afterwards; one that is not there is refused (404). */
export async function removeAllowance(
  deps: AllowanceDeps,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string }> {
  const { accountId: teacherId } = teacher;
  const sent = fieldOf(input, 'email');
  const email = typeof sent === 'string' ? toKey(sent) : '';
  await deps.groupCommit(() => {
    const before = timekeepingRepo(deps.db).findAllowance.get({ teacherId, email });
    if (!before) throw new DomainError('not_found', messages.allowanceNotFound);
    timekeepingRepo(deps.db).removeAllowance.run({ teacherId, email });
    const at = deps.clock.now();
    recordAudit(deps.db, { at, actorId: teacherId, action: 'remove-allowance', subject: email, before });
  });
  return { message: messages.allowanceRemoved };
}

/** What a teacher allows a student who starts now: without an allowance the plain times and no more tab changes. */
export function readAllowance(
  { db }: Pick<Deps, 'db'>,
  { teacherId, email }: { teacherId: string; email: string },
): Omit<Allowance, 'email'> {
  const known = timekeepingRepo(db).findAllowance.get({ teacherId, email: toKey(email) });
  return known ?? { timeFactorPercent: min, extraTabChanges: 0 };
}

const toKey = (email: string) => email.trim().toLowerCase();
