import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { attempts } from '../../db/attempts-schema';
import {
  assignmentClasses,
  assignmentExceptions,
  assignments,
  classes,
  classMembers,
} from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { isAmong, isOwnQuiz, OWN_QUIZ, SOME_QUIZZES } from '../../db/own-quiz';
import { questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { confirmedEmail } from '../../db/student-columns';
import { studentAllowances } from '../../db/supervision-schema';

const STUDENT = { studentId: accounts.id };

/** Published quizzes assigned to a class of the student and not yet started. */
const isOpenTo = ({ studentId }: { readonly studentId: SQL }) =>
  and(
    eq(classMembers.accountId, studentId),
    isNull(classMembers.removedAt),
    isNull(classes.deletedAt),
    isNull(quizzes.deletedAt),
    eq(quizzes.isPublished, true),
    eq(quizzes.acceptingResponses, true),
    sql`not exists (select 1 from ${attempts} own where own.quiz_id = ${quizzes.id} and own.student_id = ${studentId})`,
  );

export const availableStore = perDb((db) => ({
  listLines: statement(STUDENT, (at) =>
    db
      .select({
        quiz: quizzes,
        rule: columnsOf(assignments, 'opensAt', 'closesAt'),
        className: classes.name,
        needs: columnsOf(classMembers, 'timeFactorPercent', 'extraTabChanges', 'largerText', 'hideTimer'),
        exception: getTableColumns(assignmentExceptions),
        allowance: columnsOf(studentAllowances, 'timeFactorPercent', 'extraTabChanges'),
      })
      .from(classMembers)
      .innerJoin(accounts, eq(accounts.id, classMembers.accountId))
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .innerJoin(assignmentClasses, eq(assignmentClasses.classId, classes.id))
      .innerJoin(assignments, eq(assignments.quizId, assignmentClasses.quizId))
      .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
      .leftJoin(
        assignmentExceptions,
        and(eq(assignmentExceptions.quizId, quizzes.id), eq(assignmentExceptions.memberId, classMembers.id)),
      )
      .leftJoin(
        studentAllowances,
        and(
          eq(studentAllowances.teacherId, quizzes.teacherId),
          sql`${studentAllowances.email} = lower(${confirmedEmail})`,
        ),
      )
      .where(isOpenTo(at))
      .orderBy(asc(sql`${classMembers}.rowid`)),
  ),
  /** The questions of those quizzes, for their total time. */
  listLimits: statement(STUDENT, (at) =>
    db
      .selectDistinct({
        _id: questions.id,
        ...columnsOf(questions, 'quizId', 'timeLimit', 'position'),
      })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .innerJoin(assignmentClasses, eq(assignmentClasses.classId, classes.id))
      .innerJoin(quizzes, eq(quizzes.id, assignmentClasses.quizId))
      .innerJoin(questions, eq(questions.quizId, quizzes.id))
      .where(and(isOpenTo(at), eq(quizzes.useQuestionTimer, true), isNull(questions.deletedAt)))
      .orderBy(asc(questions.position), asc(questions.id)),
  ),
}));

const rows = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...columnsOf(assignments, 'quizId', 'opensAt', 'closesAt'),
      /** A JSON list. */
      classNames: sql<string>`(select json_group_array(${classes.name} order by ${classes.name})
        from ${assignmentClasses} join ${classes} on ${classes.id} = ${assignmentClasses.classId}
        where ${assignmentClasses.quizId} = ${assignments.quizId} and ${classes.deletedAt} is null)`,
      /** A person on several lists counts once. */
      expectedCount: sql<number>`(select count(distinct coalesce(${classMembers.accountId}, ${classMembers.email}, ${classMembers.id}))
        from ${assignmentClasses} join ${classes} on ${classes.id} = ${assignmentClasses.classId}
        join ${classMembers} on ${classMembers.classId} = ${classes.id}
        where ${assignmentClasses.quizId} = ${assignments.quizId} and ${classes.deletedAt} is null and ${classMembers.removedAt} is null)`,
    })
    .from(assignments)
    .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
    .where(where);

export const assignmentRowsStore = perDb((db) => ({
  find: statement(OWN_QUIZ, (at) => rows(db, isOwnQuiz(at))),
  list: statement(SOME_QUIZZES, (at) => rows(db, isAmong(at))),
}));
