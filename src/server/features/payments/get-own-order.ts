import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { findOwnOrder, type OrderRecord } from './store';

/** The teacher's own order (404). */
export function getOwnOrder(
  { db }: Pick<Deps, 'db'>,
  { accountId: teacherId }: Teacher,
  orderId: string,
): OrderRecord {
  const order = findOwnOrder(db, { orderId, teacherId });
  if (!order) throw new DomainError('not_found', messages.orderNotFound);
  return order;
}
