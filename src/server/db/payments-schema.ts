import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts-schema';

export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => accounts.id),
    country: text('country').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    createdAt: integer('created_at').notNull(),
    paymentId: text('payment_id').unique(),
    paidAt: integer('paid_at'),
    /** The end of the plan after this payment, for repeated verifications. */
    planActiveUntil: integer('plan_active_until'),
  },
  (t) => [
    index('payment_orders_teacher').on(t.teacherId),
    check('payment_orders_amount', sql`${t.amountMinor} > 0`),
    check('payment_orders_paid', sql`(${t.paidAt} is null) = (${t.paymentId} is null)`),
  ],
);

/** Webhook events already handled. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: integer('received_at').notNull(),
});
