import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { bankEntries, bankOutdatedQuizzes } from '../../db/bank-schema';
import { assignmentClasses, classes } from '../../db/classes-schema';
import type { Db } from '../../db/open';
import { practiceSets } from '../../db/practice-schema';
import { quizzes } from '../../db/quizzes-schema';
import type { OwnerId } from '../../rules/access/owner-id';

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
