import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { paymentOrders } from '../../db/payments-schema';
import { perDb } from '../../db/per-db';

/** An order as stored; amountMinor is in the smallest unit of the currency. */
export type OrderRecord = typeof paymentOrders.$inferSelect;

const at = sql.placeholder;
const ownOrder = and(eq(paymentOrders.id, at('orderId')), eq(paymentOrders.teacherId, at('teacherId')));
const ownAccount = and(eq(accounts.id, at('teacherId')), eq(accounts.role, 'teacher'));

export const paymentsRepo = perDb((db) => ({
  findPlan: db
    .select({ planActiveUntil: accounts.planActiveUntil })
    .from(accounts)
    .where(ownAccount)
    .prepare(),
  setPlan: db
    .update(accounts)
    .set({ planActiveUntil: sql`${at('planActiveUntil')}` })
    .where(ownAccount)
    .prepare(),
  insertOrder: db
    .insert(paymentOrders)
    .values({
      id: at('id'),
      teacherId: at('teacherId'),
      country: at('country'),
      amountMinor: at('amountMinor'),
      currency: at('currency'),
      createdAt: at('now'),
    })
    .prepare(),
  findOwnOrder: db.select().from(paymentOrders).where(ownOrder).prepare(),
  findOrderOfPayment: db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, at('paymentId')))
    .prepare(),
  markPaid: db
    .update(paymentOrders)
    .set({
      paymentId: sql`${at('paymentId')}`,
      paidAt: sql`${at('now')}`,
      planActiveUntil: sql`${at('planActiveUntil')}`,
    })
    .where(ownOrder)
    .prepare(),
}));
