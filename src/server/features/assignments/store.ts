import { and, asc, type Column, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import {
  assignmentClasses,
  assignmentExceptions,
  assignments,
  classes,
  classMembers,
} from '../../db/classes-schema';
import { classShares } from '../../db/colleagues-schema';
import { columnsOf } from '../../db/columns';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { confirmedEmail } from '../../db/student-columns';
import { studentAllowances } from '../../db/supervision-schema';

const QUIZ = { quizId: assignments.quizId };
/** The reader's account and lower-case address in shares. */
const READER = { readerId: accounts.id, readerEmail: classShares.email, now: 'number' } as const;
type Reader = { readonly [Name in keyof typeof READER]: SQL };
/** A class currently shared with an address. */
const isSharedWith = (email: SQL, now: SQL) => sql`exists (select 1 from class_shares share
  where share.class_id = ${classes.id} and share.email = ${email}
    and (share.expires_at is null or share.expires_at > ${now}))`;
const ownerEmail = sql`(select lower(owner.email) from accounts owner where owner.id = ${quizzes.teacherId})`;
/** Whether the reader may see the list: own class or shared with them. A right to the quiz is not enough. */
const isListSeen = ({ readerId, readerEmail, now }: Reader) =>
  sql<number>`(${classes.teacherId} = ${readerId} or ${isSharedWith(readerEmail, now)})`;
const needs = columnsOf(classMembers, 'timeFactorPercent', 'extraTabChanges', 'largerText', 'hideTimer');
const rule = columnsOf(assignments, 'opensAt', 'closesAt');
const allowance = columnsOf(studentAllowances, 'timeFactorPercent', 'extraTabChanges');
const isOnList = and(isNull(classMembers.removedAt), isNull(classes.deletedAt));
const attemptOn = (quizId: Column | SQL) =>
  and(eq(attempts.quizId, quizId), eq(attempts.studentId, classMembers.accountId));
const exceptionOn = (quizId: Column | SQL) =>
  and(eq(assignmentExceptions.quizId, quizId), eq(assignmentExceptions.memberId, classMembers.id));

export const assignmentsStore = perDb((db) => ({
  findRule: statement(QUIZ, (at) =>
    db.select(rule).from(assignments).where(eq(assignments.quizId, at.quizId)),
  ),
  /** Deleted ones included, by name. */
  listClasses: statement({ ...QUIZ, ...READER }, (at) =>
    db
      .select({ ...columnsOf(classes, 'id', 'name', 'deletedAt'), isListSeen: isListSeen(at) })
      .from(assignmentClasses)
      .innerJoin(quizzes, eq(quizzes.id, assignmentClasses.quizId))
      .innerJoin(classes, eq(classes.id, assignmentClasses.classId))
      .where(eq(assignmentClasses.quizId, at.quizId))
      .orderBy(asc(classes.name), asc(classes.id)),
  ),
  listClassIds: statement(QUIZ, (at) =>
    db
      .select(columnsOf(assignmentClasses, 'classId'))
      .from(assignmentClasses)
      .where(eq(assignmentClasses.quizId, at.quizId))
      .orderBy(asc(assignmentClasses.classId)),
  ),
  listExceptions: statement(QUIZ, (at) =>
    db
      .select({
        ...getTableColumns(assignmentExceptions),
        name: classMembers.name,
        classId: classMembers.classId,
      })
      .from(assignmentExceptions)
      .innerJoin(classMembers, eq(classMembers.id, assignmentExceptions.memberId))
      .where(eq(assignmentExceptions.quizId, at.quizId))
      .orderBy(asc(assignmentExceptions.memberId)),
  ),
  /** Members of the classes the reader may see, with everything that decides their start. */
  listMembers: statement({ quizId: quizzes.id, ...READER }, (at) =>
    db
      .select({
        memberId: classMembers.id,
        className: classes.name,
        ...columnsOf(classMembers, 'classId', 'name', 'number', 'email', 'accountId'),
        needs,
        exception: getTableColumns(assignmentExceptions),
        allowance,
        attemptId: attempts.id,
        submittedAt: attempts.submittedAt,
      })
      .from(assignmentClasses)
      .innerJoin(quizzes, eq(quizzes.id, assignmentClasses.quizId))
      .innerJoin(classes, eq(classes.id, assignmentClasses.classId))
      .innerJoin(classMembers, eq(classMembers.classId, classes.id))
      .leftJoin(assignmentExceptions, exceptionOn(at.quizId))
      .leftJoin(attempts, attemptOn(at.quizId))
      .leftJoin(accounts, eq(accounts.id, classMembers.accountId))
      .leftJoin(
        studentAllowances,
        and(
          eq(studentAllowances.teacherId, quizzes.teacherId),
          sql`${studentAllowances.email} = coalesce(${classMembers.email}, lower(${confirmedEmail}))`,
        ),
      )
      .where(and(eq(assignmentClasses.quizId, at.quizId), isOnList, isListSeen(at))),
  ),
  /**
   * The state of a quiz for one student: one row per list with the student, present or former, among the
   * quiz's classes, the teacher's classes and those shared with the teacher; at least one row.
   */
  listOwnLists: statement({ quizId: quizzes.id, studentId: classMembers.accountId, now: 'number' }, (at) =>
    db
      .select({
        ...columnsOf(quizzes, 'isPublished', 'acceptingResponses', 'pausedAt'),
        isAssigned: sql<number>`${assignments.quizId} is not null`,
        // The first column tells whether there is a row at all.
        rule: { quizId: assignments.quizId, ...rule },
        memberId: classMembers.id,
        className: classes.name,
        isOfQuiz: sql<number>`${assignmentClasses.classId} is not null`,
        isOnList: sql<number>`${classMembers.removedAt} is null and ${classes.deletedAt} is null`,
        needs,
        exception: getTableColumns(assignmentExceptions),
      })
      .from(quizzes)
      .leftJoin(assignments, eq(assignments.quizId, quizzes.id))
      .leftJoin(
        classMembers,
        and(
          eq(classMembers.accountId, at.studentId),
          sql`exists (select 1 from ${classes} where ${classes.id} = ${classMembers.classId}
            and (${classes.teacherId} = ${quizzes.teacherId} or ${isSharedWith(ownerEmail, at.now)} or exists
              (select 1 from assignment_classes its where its.quiz_id = ${quizzes.id} and its.class_id = ${classes.id})))`,
        ),
      )
      .leftJoin(classes, eq(classes.id, classMembers.classId))
      .leftJoin(
        assignmentClasses,
        and(eq(assignmentClasses.quizId, quizzes.id), eq(assignmentClasses.classId, classes.id)),
      )
      .leftJoin(assignmentExceptions, exceptionOn(quizzes.id))
      .where(and(eq(quizzes.id, at.quizId), isNull(quizzes.deletedAt)))
      .orderBy(asc(sql`${classMembers}.rowid`)),
  ),
  /** The classes' window, and the number of members with their own open window who have not started. */
  findAhead: statement({ ...QUIZ, now: 'number' }, (at) =>
    db
      .select({
        ...rule,
        ownWindows: sql<number>`(select count(*) from ${assignmentExceptions}
          join ${classMembers} on ${classMembers.id} = ${assignmentExceptions.memberId}
          join ${classes} on ${classes.id} = ${classMembers.classId}
          join ${assignmentClasses} on ${assignmentClasses.quizId} = ${assignments.quizId} and ${assignmentClasses.classId} = ${classes.id}
          where ${assignmentExceptions.quizId} = ${assignments.quizId} and ${assignmentExceptions.closesAt} > ${at.now} and ${isOnList}
            and not exists (select 1 from ${attempts} where ${attemptOn(assignments.quizId)}))`,
      })
      .from(assignments)
      // drizzle omits the table's name from columns of a single table.
      .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
      .where(eq(assignments.quizId, at.quizId)),
  ),
  /**
   * Classes to which a teacher may assign: own ones, those shared to mark or edit, and those already
   * assigned.
   */
  listAssignable: statement({ quizId: assignments.quizId, ...READER }, (at) =>
    db
      .select(columnsOf(classes, 'id'))
      .from(classes)
      .leftJoin(
        assignmentClasses,
        and(eq(assignmentClasses.quizId, at.quizId), eq(assignmentClasses.classId, classes.id)),
      )
      .where(
        sql`${assignmentClasses.classId} is not null or (${classes.deletedAt} is null and (
          ${classes.teacherId} = ${at.readerId} or exists (select 1 from class_shares share
            where share.class_id = ${classes.id} and share.email = ${at.readerEmail} and share.right in ('mark', 'edit')
              and (share.expires_at is null or share.expires_at > ${at.now}))))`,
      ),
  ),
  /** Current and former members of some classes (a JSON list). */
  listNames: statement({ classIds: 'text' }, (at) =>
    db
      .select(columnsOf(classMembers, 'id', 'name', 'classId'))
      .from(classMembers)
      .where(sql`${classMembers.classId} in (select value from json_each(${at.classIds}))`),
  ),
}));
