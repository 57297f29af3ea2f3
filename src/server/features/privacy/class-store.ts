import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { CLASS_PROVIDER } from '../../../shared/constants';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import {
  assignmentClasses,
  assignmentExceptions,
  assignments,
  classes,
  classMembers,
} from '../../db/classes-schema';
import { columnsOf, idsOf, listOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { deleteRowsOf } from '../../db/personal-tables';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';
import { ownerOf } from '../../rules/access/owner-id';

/** The class lines with a lower-case address, if given, or of these accounts. */
export const listMemberIds = (
  db: Db,
  { email, accountIds }: { readonly email: string | null; readonly accountIds: readonly string[] },
): string[] =>
  idsOf(
    db
      .select({ id: classMembers.id })
      .from(classMembers)
      .where(
        or(
          email === null ? undefined : eq(classMembers.email, email),
          inArray(classMembers.accountId, listOf(accountIds)),
        ),
      )
      .all(),
  );

/** Current and former members of the class with this code, trashed or not, with the account's address. */
export const listMembersUnder = (db: Db, code: string) =>
  db
    .select({
      ...columnsOf(classMembers, 'id', 'name', 'number', 'email', 'accountId'),
      accountEmail: accounts.email,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .leftJoin(accounts, eq(accounts.id, classMembers.accountId))
    .where(eq(classes.code, code))
    .all();

export const listMemberNames = (db: Db, ids: readonly string[]): string[] =>
  db
    .select({ name: classMembers.name })
    .from(classMembers)
    .where(inArray(classMembers.id, listOf(ids)))
    .all()
    .map(({ name }) => name);

/** A PIN account without an address. */
export const findNamelessAccount = (db: Db, id: string) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.issuer, CLASS_PROVIDER), eq(accounts.email, '')))
    .get();

const isPinAccountOf = (memberIds: readonly string[]) =>
  and(eq(accounts.issuer, CLASS_PROVIDER), inArray(accounts.subject, listOf(memberIds)));

/** The PIN accounts of these members, also if they have another account since. */
export const listPinAccountIds = (db: Db, memberIds: readonly string[]): string[] =>
  idsOf(db.select({ id: accounts.id }).from(accounts).where(isPinAccountOf(memberIds)).all());

/** Deletes class lines with their exceptions; the audit log keeps none of their data. */
export function deleteMembers(db: Db, ids: readonly string[]): void {
  const list = listOf(ids);
  db.update(auditLog)
    .set({ before: null, after: null })
    .where(
      or(
        inArray(auditLog.subject, list),
        inArray(sql`substr(${auditLog.subject}, instr(${auditLog.subject}, '/') + 1)`, list),
      ),
    )
    .run();
  db.delete(assignmentExceptions).where(inArray(assignmentExceptions.memberId, list)).run();
  db.delete(classMembers).where(inArray(classMembers.id, list)).run();
}

/** Deletes members' PIN accounts that never took a quiz. */
export function deleteSparePinAccounts(db: Db, memberIds: readonly string[]): void {
  const spare = idsOf(
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          isPinAccountOf(memberIds),
          notExists(db.select().from(attempts).where(eq(attempts.studentId, accounts.id))),
        ),
      )
      .all(),
  );
  for (const id of spare) unlinkMembers(db, id);
  deleteRowsOf(db, 'accounts', spare);
  db.delete(accounts)
    .where(inArray(accounts.id, listOf(spare)))
    .run();
}

/** Unlinks class lines from an account; their people get a new one at the next sign-in. */
export const unlinkMembers = (db: Db, accountId: string) =>
  db.update(classMembers).set({ accountId: null }).where(eq(classMembers.accountId, accountId)).run();

export const listClassesOf = (db: Db, teacherId: string): string[] =>
  idsOf(
    db
      .select({ id: classes.id })
      .from(classes)
      .where(eq(classes.teacherId, ownerOf({ accountId: teacherId })))
      .all(),
  );

/**
 * Deletes a class without members and practice. A quiz of this class only is closed, since without classes anyone with its share
 * ID could take it.
 */
export function deleteClass(db: Db, id: string): void {
  deleteRowsOf(db, 'classes', [id]);
  const isLeft = notExists(
    db.select().from(assignmentClasses).where(eq(assignmentClasses.quizId, assignments.quizId)),
  );
  const left = idsOf(db.select({ id: assignments.quizId }).from(assignments).where(isLeft).all());
  db.update(quizzes)
    .set({ acceptingResponses: false })
    .where(inArray(quizzes.id, listOf(left)))
    .run();
  db.delete(assignmentExceptions)
    .where(inArray(assignmentExceptions.quizId, listOf(left)))
    .run();
  db.delete(assignments)
    .where(inArray(assignments.quizId, listOf(left)))
    .run();
  db.delete(classes).where(eq(classes.id, id)).run();
}

/** A class deleted before this time. */
export const findOldDeletedClassId = (db: Db, before: number): string | undefined =>
  db.select({ id: classes.id }).from(classes).where(lt(classes.deletedAt, before)).limit(1).get()?.id;

export const listMembersOfClass = (db: Db, classId: string, limit = -1): string[] =>
  idsOf(
    db
      .select({ id: classMembers.id })
      .from(classMembers)
      .where(eq(classMembers.classId, classId))
      .limit(limit)
      .all(),
  );

/** Members who left before this time and have no attempt left on a quiz of the class or its teacher. */
export const listOldLeavers = (db: Db, before: number, limit: number): string[] =>
  idsOf(
    db
      .select({ id: classMembers.id })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(
        and(
          lt(classMembers.removedAt, before),
          notExists(
            db
              .select()
              .from(attempts)
              .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
              .where(
                and(
                  eq(attempts.studentId, classMembers.accountId),
                  or(
                    eq(quizzes.teacherId, classes.teacherId),
                    sql`exists (select 1 from assignment_classes its
                      where its.quiz_id = ${quizzes.id} and its.class_id = ${classes.id})`,
                  ),
                ),
              ),
          ),
        ),
      )
      .limit(limit)
      .all(),
  );
