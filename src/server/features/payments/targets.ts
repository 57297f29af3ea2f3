import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import type { Target } from '../../calls/declare';
import { getOwnOrder } from './orders';
import type { OrderRecord } from './store';

const orderIds = z.object({ orderId: z.string() });

export const ownOrder: Target<Teacher, typeof orderIds, { order: OrderRecord }> = {
  ids: orderIds,
  missing: messages.orderNotFound,
  load: (deps, teacher, { orderId }) => ({ order: getOwnOrder(deps, teacher, orderId) }),
};
