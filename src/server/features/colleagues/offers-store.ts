import { and, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { accounts } from '../../db/accounts-schema';
import { bankEntries, bankOutdatedQuizzes } from '../../db/bank-schema';
import { assignmentClasses, classes } from '../../db/classes-schema';
import { handOvers } from '../../db/colleagues-schema';
import type { Db } from '../../db/open';
import { practiceSets } from '../../db/practice-schema';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import type { OwnerId } from '../../rules/access/owner-id';

export type OfferRecord = typeof handOvers.$inferSelect;

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

/** The teacher account of a lower-case address: of this provider first, then the newest. */
export const findTeacherUnder = (db: Db, email: string, issuer: string) =>
  db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.role, 'teacher'), eq(sql`lower(${accounts.email})`, email)))
    .orderBy(desc(sql`${accounts.issuer} = ${issuer}`), desc(accounts.createdAt), desc(sql`rowid`))
    .limit(1)
    .get();

/** The owner's untrashed quizzes assigned to this class only. */
export const listQuizzesOfClassAlone = (
  db: Db,
  { id, teacherId }: { readonly id: string; readonly teacherId: OwnerId },
) =>
  db
    .select({ quiz: quizzes })
    .from(assignmentClasses)
    .innerJoin(quizzes, eq(quizzes.id, assignmentClasses.quizId))
    .where(
      and(
        eq(assignmentClasses.classId, id),
        eq(quizzes.teacherId, teacherId),
        isNull(quizzes.deletedAt),
        sql`not exists (select 1 from assignment_classes other
          where other.quiz_id = ${quizzes.id} and other.class_id <> ${id})`,
      ),
    )
    .orderBy(quizzes.title)
    .all()
    .map(({ quiz }) => quiz);

/** Gives a quiz to its new owner, into no folder, with its bank entries and practice sets. */
export function giveQuiz(db: Db, quizId: string, teacherId: OwnerId): void {
  db.update(quizzes).set({ teacherId, folder: '' }).where(eq(quizzes.id, quizId)).run();
  db.update(bankEntries).set({ teacherId }).where(eq(bankEntries.quizId, quizId)).run();
  // The figures of a question family cover one owner's quizzes: recompute both owners'.
  const itsFamilies = db
    .select({ id: bankEntries.familyId })
    .from(bankEntries)
    .where(eq(bankEntries.quizId, quizId));
  db.insert(bankOutdatedQuizzes)
    .select(
      db
        .selectDistinct({ quizId: bankEntries.quizId })
        .from(bankEntries)
        .where(inArray(bankEntries.familyId, itsFamilies)),
    )
    .onConflictDoNothing()
    .run();
  db.update(practiceSets).set({ teacherId }).where(eq(practiceSets.quizId, quizId)).run();
}

export const giveClass = (db: Db, classId: string, teacherId: OwnerId) =>
  db.update(classes).set({ teacherId }).where(eq(classes.id, classId)).run();
