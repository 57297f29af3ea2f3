import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { paymentEvents, paymentOrders } from '../../db/payments-schema';
import { preparedPerDb } from '../../db/prepared-per-db';

/** An order as stored; amountMinor is in the smallest unit of the currency. */
export type OrderRecord = typeof paymentOrders.$inferSelect;

const at = sql.placeholder;
const ownOrder = and(eq(paymentOrders.id, at('orderId')), eq(paymentOrders.teacherId, at('teacherId')));
const ownAccount = and(eq(accounts.id, at('teacherId')), eq(accounts.role, 'teacher'));

export const paymentsRepo = preparedPerDb((db) => ({
  findPlan: () =>
    db
      .select({ planActiveUntil: accounts.planActiveUntil, email: accounts.email, name: accounts.name })
      .from(accounts)
      .where(ownAccount)
      .prepare(),
  setPlan: () =>
    db
      .update(accounts)
      .set({ planActiveUntil: sql`${at('planActiveUntil')}` })
      .where(ownAccount)
      .prepare(),
  /** The same address may have come through two providers of sign-in. */
  listTeachersByEmail: () =>
    db
      .select({
        teacherId: accounts.id,
        email: accounts.email,
        name: accounts.name,
        planActiveUntil: accounts.planActiveUntil,
      })
      .from(accounts)
      .where(and(eq(accounts.role, 'teacher'), sql`lower(${accounts.email}) = ${at('email')}`))
      .orderBy(asc(accounts.createdAt))
      .prepare(),
  listEndingPlans: () =>
    db
      .select({
        teacherId: accounts.id,
        to: accounts.email,
        name: accounts.name,
        activeUntilMs: sql<number>`${accounts.planActiveUntil}`,
      })
      .from(accounts)
      .where(
        and(
          eq(accounts.role, 'teacher'),
          gt(accounts.planActiveUntil, at('now')),
          lte(accounts.planActiveUntil, at('until')),
        ),
      )
      .prepare(),

  insertOrder: () =>
    db
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
  findOwnOrder: () => db.select().from(paymentOrders).where(ownOrder).prepare(),
  /** Whoever's it is: for what the provider tells and nobody asks. */
  findOrder: () =>
    db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, at('orderId')))
      .prepare(),
  findOrderOfPayment: () =>
    db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentId, at('paymentId')))
      .prepare(),
  listPaidOrders: () =>
    db
      .select()
      .from(paymentOrders)
      .where(and(eq(paymentOrders.teacherId, at('teacherId')), isNotNull(paymentOrders.paymentId)))
      .orderBy(desc(paymentOrders.paidAt))
      .prepare(),
  listUnpaidOrders: () =>
    db
      .select()
      .from(paymentOrders)
      .where(and(isNull(paymentOrders.paymentId), gt(paymentOrders.createdAt, at('since'))))
      .orderBy(asc(paymentOrders.createdAt))
      .prepare(),
  markPaid: () =>
    db
      .update(paymentOrders)
      .set({
        paymentId: sql`${at('paymentId')}`,
        paidAt: sql`${at('now')}`,
        planActiveUntil: sql`${at('planActiveUntil')}`,
      })
      .where(ownOrder)
      .prepare(),

  findEvent: () =>
    db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, at('id')))
      .prepare(),
  insertEvent: () =>
    db
      .insert(paymentEvents)
      .values({ id: at('id'), receivedAt: at('now') })
      .onConflictDoNothing()
      .prepare(),
}));
