import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import type { Db } from '../../db/open';
import { paymentEvents, paymentOrders } from '../../db/payments-schema';
import { perDb, statement } from '../../db/store';

/** An order as stored; amountMinor is in the smallest unit of the currency. */
export type OrderRecord = typeof paymentOrders.$inferSelect;

export const paymentsStore = perDb((db) => ({
  findPlan: statement({ teacherId: accounts.id }, (at) =>
    db
      .select({ planActiveUntil: accounts.planActiveUntil, email: accounts.email, name: accounts.name })
      .from(accounts)
      .where(and(eq(accounts.id, at.teacherId), eq(accounts.role, 'teacher'))),
  ),
}));

export const updatePlan = (
  db: Db,
  { teacherId, planActiveUntil }: { teacherId: string; planActiveUntil: number | null },
) =>
  db
    .update(accounts)
    .set({ planActiveUntil })
    .where(and(eq(accounts.id, teacherId), eq(accounts.role, 'teacher')))
    .run();

/**
 * The teachers with a lower-case address, possibly under two sign-in providers, or the teacher of an account.
 */
export const listTeachers = (db: Db, owner: { email: string } | { teacherId: string }) =>
  db
    .select({
      teacherId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      planActiveUntil: accounts.planActiveUntil,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'teacher'),
        'email' in owner ? eq(sql`lower(${accounts.email})`, owner.email) : eq(accounts.id, owner.teacherId),
      ),
    )
    .orderBy(asc(accounts.createdAt))
    .all();

/** The plans that end after one time and not after the other. */
export const listEndingPlans = (db: Db, { after, until }: { after: number; until: number }) =>
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
        gt(accounts.planActiveUntil, after),
        lte(accounts.planActiveUntil, until),
      ),
    )
    .all();

export const insertOrder = (db: Db, order: typeof paymentOrders.$inferInsert) =>
  db.insert(paymentOrders).values(order).run();

const isOwn = ({ orderId, teacherId }: { orderId: string; teacherId: string }) =>
  and(eq(paymentOrders.id, orderId), eq(paymentOrders.teacherId, teacherId));

export const findOwnOrder = (db: Db, key: { orderId: string; teacherId: string }) =>
  db.select().from(paymentOrders).where(isOwn(key)).get();

/** An order of any teacher, for events of the provider. */
export const findOrder = (db: Db, orderId: string) =>
  db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId)).get();

export const findOrderOfPayment = (db: Db, paymentId: string) =>
  db.select().from(paymentOrders).where(eq(paymentOrders.paymentId, paymentId)).get();

/** A teacher's payments, newest first. */
export const listPayments = (db: Db, teacherId: string) =>
  db
    .select({
      orderId: paymentOrders.id,
      paymentId: sql<string>`${paymentOrders.paymentId}`,
      paidAt: sql<number>`${paymentOrders.paidAt}`,
      amount: paymentOrders.amountMinor,
      currency: paymentOrders.currency,
      planActiveUntil: sql<number>`${paymentOrders.planActiveUntil}`,
    })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.teacherId, teacherId), isNotNull(paymentOrders.paymentId)))
    .orderBy(desc(paymentOrders.paidAt))
    .all();

export const listUnpaidOrders = (db: Db, since: number) =>
  db
    .select()
    .from(paymentOrders)
    .where(and(isNull(paymentOrders.paymentId), gt(paymentOrders.createdAt, since)))
    .orderBy(asc(paymentOrders.createdAt))
    .all();

export const markPaid = (
  db: Db,
  key: { orderId: string; teacherId: string },
  paid: { paymentId: string; paidAt: number; planActiveUntil: number },
) => db.update(paymentOrders).set(paid).where(isOwn(key)).run();

export const findEvent = (db: Db, id: string) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.id, id)).get();

/** Records a handled event; changes nothing on a repeat. */
export const insertEvent = (db: Db, event: typeof paymentEvents.$inferInsert) =>
  db.insert(paymentEvents).values(event).onConflictDoNothing().run();
