import type { Teacher } from '../../../shared/actor';
import type { PaymentReceipt } from '../../../shared/plan/schema';
import type { Deps } from '../../deps';
import { listPayments } from './store';

/** The teacher's payments, the newest first. */
export const listOwnPayments = (
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): PaymentReceipt[] => listPayments(db, teacher.accountId);
