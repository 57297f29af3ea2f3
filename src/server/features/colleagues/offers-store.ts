import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { accounts } from '../../db/accounts-schema';
import { classes } from '../../db/classes-schema';
import { handOvers } from '../../db/colleagues-schema';
import type { Db } from '../../db/open';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

export type OfferRecord = typeof handOvers.$inferSelect;

/** The offered quiz or class, by id. */
interface OfferedKey {
  readonly what: 'quiz' | 'class';
  readonly id: string;
}

const isOpen = (now: SQL | number) => and(isNull(handOvers.closedAt), gt(handOvers.expiresAt, now));
const isOf = ({ what, id }: OfferedKey) => eq(what === 'quiz' ? handOvers.quizId : handOvers.classId, id);

const giver = alias(accounts, 'giver');
const receiver = alias(accounts, 'receiver');

export const offersStore = perDb((db) => {
  /** Open offers of untrashed things the giver still owns. */
  const shown = (and_: SQL, now: SQL) =>
    db
      .select({
        offer: handOvers,
        from: { name: giver.name, email: giver.email },
        to: { name: receiver.name, email: receiver.email },
        title: sql<string>`coalesce(${quizzes.title}, ${classes.name})`,
        isPublished: sql<number>`coalesce(${quizzes.isPublished}, 0)`,
        quizTitles: sql<string>`(select json_group_array(along.title) from quizzes along
          where along.id in (select value from json_each(${handOvers.quizIds}))
            and along.teacher_id = ${handOvers.fromId} and along.deleted_at is null)`,
      })
      .from(handOvers)
      .innerJoin(giver, eq(giver.id, handOvers.fromId))
      .innerJoin(receiver, eq(receiver.id, handOvers.toId))
      .leftJoin(quizzes, eq(quizzes.id, handOvers.quizId))
      .leftJoin(classes, eq(classes.id, handOvers.classId))
      .where(
        and(
          and_,
          isOpen(now),
          isNull(quizzes.deletedAt),
          isNull(classes.deletedAt),
          sql`coalesce(${quizzes.teacherId}, ${classes.teacherId}) = ${handOvers.fromId}`,
        ),
      )
      .orderBy(desc(handOvers.offeredAt), desc(handOvers.id));
  return {
    listTo: statement({ toId: handOvers.toId, now: 'number' }, (at) =>
      shown(eq(handOvers.toId, at.toId), at.now),
    ),
    findTo: statement({ id: handOvers.id, toId: handOvers.toId, now: 'number' }, (at) =>
      shown(sql`${handOvers.id} = ${at.id} and ${handOvers.toId} = ${at.toId}`, at.now),
    ),
    findOfQuiz: statement({ id: handOvers.quizId, now: 'number' }, (at) =>
      shown(eq(handOvers.quizId, at.id), at.now),
    ),
    findOfClass: statement({ id: handOvers.classId, now: 'number' }, (at) =>
      shown(eq(handOvers.classId, at.id), at.now),
    ),
  };
});

/** The unexpired offer of one thing to one teacher, closed or not. */
export const findOfferTo = (db: Db, key: OfferedKey, toId: string, now: number): OfferRecord | undefined =>
  db
    .select()
    .from(handOvers)
    .where(and(isOf(key), eq(handOvers.toId, toId as OfferRecord['toId']), gt(handOvers.expiresAt, now)))
    .get();

/** The number of a teacher's unexpired offers, closed ones included. */
export const countOffersFrom = (db: Db, fromId: OfferRecord['fromId'], now: number): number =>
  db
    .select({ count: count() })
    .from(handOvers)
    .where(and(eq(handOvers.fromId, fromId), gt(handOvers.expiresAt, now)))
    .get()?.count ?? 0;

/** Upserts the offer of a thing to a teacher. */
export function saveOffer(db: Db, key: OfferedKey, offer: Omit<OfferRecord, 'quizId' | 'classId'>): void {
  db.delete(handOvers)
    .where(and(isOf(key), eq(handOvers.toId, offer.toId)))
    .run();
  const of = { quizId: key.what === 'quiz' ? key.id : null, classId: key.what === 'class' ? key.id : null };
  db.insert(handOvers)
    .values({ ...offer, ...of })
    .run();
}

export const closeOffer = (db: Db, id: string, now: number) =>
  db.update(handOvers).set({ closedAt: now }).where(eq(handOvers.id, id)).run();

/** A new owner invalidates the former owner's offers. */
export const deleteOffersOf = (db: Db, key: OfferedKey) => db.delete(handOvers).where(isOf(key)).run();
