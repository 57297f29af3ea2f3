import type { OwnerId } from '../../../shared/access/owner-id';
import { emailKey } from '../../../shared/account/email-key';
import { TIME_FACTOR_PERCENT } from '../../../shared/constants';
import type { Accommodation } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { findAllowance } from './allowances-store';

/**
 * What a teacher allows the student of an address who starts now: without an allowance, or an address, the plain times and no
 * more tab changes.
 */
export const readAllowance = (
  { db }: Pick<Deps, 'db'>,
  { teacherId, email }: { teacherId: OwnerId; email: string },
): Omit<Accommodation, 'email'> =>
  findAllowance(db, { teacherId, email: emailKey(email) }) ?? {
    timeFactorPercent: TIME_FACTOR_PERCENT.min,
    extraTabChanges: 0,
  };
