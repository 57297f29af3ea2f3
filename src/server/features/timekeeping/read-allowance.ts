import { emailKey } from '../../../shared/account/email-key';
import { confirmedEmail, type Student } from '../../../shared/actor';
import { TIME_FACTOR_PERCENT } from '../../../shared/constants';
import type { Accommodation } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { findAllowance } from './allowances-store';

/** A teacher's allowance for a starting student; without one, or a confirmed address, the plain times and tab changes. */
export const readAllowance = (
  { db }: Pick<Deps, 'db'>,
  { teacherId, student }: { teacherId: OwnerId; student: Student },
): Omit<Accommodation, 'email'> =>
  findAllowance(db, { teacherId, email: emailKey(confirmedEmail(student)) }) ?? {
    timeFactorPercent: TIME_FACTOR_PERCENT.min,
    extraTabChanges: 0,
  };
