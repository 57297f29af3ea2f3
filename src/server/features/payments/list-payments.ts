import type { Teacher } from '../../../shared/actor';
import type { Deps } from '../../deps';
import type { PaymentReceipt } from '../../rules/plan/schema';
import { listPayments } from './store';

/** The teacher's payments, the newest first. */
export const listOwnPayments = (
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): PaymentReceipt[] => listPayments(db, teacher.accountId);
