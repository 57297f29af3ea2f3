import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { ownerOf } from '../../../shared/access/owner-id';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { practiceAnswers, practiceCards, practiceSetClasses, practiceSets } from '../../db/practice-schema';
import { questions } from '../../db/quizzes-schema';

const listOf = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;
const familyOf = sql<string>`coalesce(${questions.familyId}, ${questions.id})`;

/** Deletes what students have practised. */
export function deletePracticeOf(db: Db, studentIds: readonly string[]): void {
  const list = listOf(studentIds);
  db.delete(practiceAnswers).where(inArray(practiceAnswers.studentId, list)).run();
  db.delete(practiceCards).where(inArray(practiceCards.studentId, list)).run();
}

/** Deletes what was opened of quizzes that are to go, what was answered to their questions, and what is known of no other question. */
export function deletePracticeOfQuizzes(db: Db, quizIds: readonly string[]): void {
  const list = listOf(quizIds);
  deleteSets(db, inArray(practiceSets.quizId, list));
  const own = db.select({ id: questions.id }).from(questions).where(inArray(questions.quizId, list));
  const families = db.select({ id: familyOf }).from(questions).where(inArray(questions.quizId, list));
  // Whoever answered one of them has a card of its family; with that answers are found by their students.
  const students = db
    .select({ id: practiceCards.studentId })
    .from(practiceCards)
    .where(inArray(practiceCards.familyId, families));
  db.delete(practiceAnswers)
    .where(and(inArray(practiceAnswers.studentId, students), inArray(practiceAnswers.questionId, own)))
    .run();
  const isLeft = sql`exists (select 1 from questions copy where copy.quiz_id not in ${list}
    and (copy.id = ${practiceCards.familyId} or copy.family_id = ${practiceCards.familyId}))`;
  db.delete(practiceCards)
    .where(and(inArray(practiceCards.familyId, families), sql`not ${isLeft}`))
    .run();
}

/** Deletes all that a teacher has opened, with what was answered in it. */
export const deleteSetsOf = (db: Db, teacherId: string): void =>
  deleteSets(db, eq(practiceSets.teacherId, ownerOf({ accountId: teacherId })));

function deleteSets(db: Db, which: SQL): void {
  const sets = db.select({ id: practiceSets.id }).from(practiceSets).where(which);
  db.delete(practiceAnswers).where(inArray(practiceAnswers.setId, sets)).run();
  db.delete(practiceSetClasses).where(inArray(practiceSetClasses.setId, sets)).run();
  db.delete(practiceSets).where(which).run();
}

/** A practice ends with the last of its classes, which is to go: without one a quiz would be for whoever has taken it. */
export function endPracticeOfClass(db: Db, classId: string): void {
  const left = db
    .select({ id: practiceSetClasses.setId })
    .from(practiceSetClasses)
    .groupBy(practiceSetClasses.setId)
    .having(sql`count(*) = 1 and max(${practiceSetClasses.classId}) = ${classId}`);
  db.update(practiceSets)
    .set({
      closedAt: sql`coalesce(closed_at, (select deleted_at from classes where classes.id = ${classId}))`,
    })
    .where(inArray(practiceSets.id, left))
    .run();
  db.delete(practiceSetClasses).where(eq(practiceSetClasses.classId, classId)).run();
}

/** Answers given before this time, the oldest first: they are numbered in the order in which they came. */
export const listOldAnswers = (db: Db, before: number, limit: number): number[] =>
  db
    .select(columnsOf(practiceAnswers, 'id', 'at'))
    .from(practiceAnswers)
    .orderBy(asc(practiceAnswers.id))
    .limit(limit)
    .all()
    .filter(({ at }) => at < before)
    .map(({ id }) => id);

export const deleteAnswers = (db: Db, ids: readonly number[]) =>
  db
    .delete(practiceAnswers)
    .where(inArray(practiceAnswers.id, [...ids]))
    .run();

/** What nobody has answered since this time, by the numbers of the rows. */
export const listOldCards = (db: Db, before: number, limit: number): number[] =>
  db
    .select({ number: sql<number>`rowid` })
    .from(practiceCards)
    .where(lt(practiceCards.lastAnsweredAt, before))
    .limit(limit)
    .all()
    .map(({ number }) => number);

export const deleteCards = (db: Db, numbers: readonly number[]) =>
  db
    .delete(practiceCards)
    .where(inArray(sql`rowid`, [...numbers]))
    .run();
