import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { columnsOf, listOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { practiceAnswers, practiceCards, practiceSetClasses, practiceSets } from '../../db/practice-schema';
import { questions } from '../../db/quizzes-schema';
import { ownerOf } from '../../rules/access/owner-id';

const familyOf = sql<string>`coalesce(${questions.familyId}, ${questions.id})`;

/** Deletes the practice sets and answers of quizzes to be deleted, and cards of no other question. */
export function deletePracticeOfQuizzes(db: Db, quizIds: readonly string[]): void {
  const list = listOf(quizIds);
  deleteSets(db, inArray(practiceSets.quizId, list));
  const own = db.select({ id: questions.id }).from(questions).where(inArray(questions.quizId, list));
  const families = db.select({ id: familyOf }).from(questions).where(inArray(questions.quizId, list));
  // Every student who answered has a card of the family, which leads to the answers by student.
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

export const deleteSetsOf = (db: Db, teacherId: string): void =>
  deleteSets(db, eq(practiceSets.teacherId, ownerOf({ accountId: teacherId })));

function deleteSets(db: Db, which: SQL): void {
  const sets = db.select({ id: practiceSets.id }).from(practiceSets).where(which);
  db.delete(practiceAnswers).where(inArray(practiceAnswers.setId, sets)).run();
  db.delete(practiceSetClasses).where(inArray(practiceSetClasses.setId, sets)).run();
  db.delete(practiceSets).where(which).run();
}

/**
 * Closes practice sets whose last class is deleted: without a class they would be open to every student who
 * took the quiz.
 */
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

/** Answers given before this time, oldest first; their numbers ascend. */
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

/** Cards unanswered since this time, by row number. */
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
