import { and, desc, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import {
  assignmentClasses,
  assignmentExceptions,
  assignments,
  classMembers,
  gradebookColumns,
  gradebookMarks,
} from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import { comments } from '../../db/feedback-schema';
import { plainRows } from '../../db/plain-rows';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';
import { perDb, statement } from '../../db/store';

/** One question of a released attempt: its maximum and score. */
export interface QuestionRow {
  readonly attemptId: string;
  readonly questionId: string;
  readonly family: string;
  readonly maximumMarks: number;
  /** Null without a mark. */
  readonly score: number | null;
  readonly markMaximum: number | null;
}

/** One released mark of a pupil. */
export interface ReleasedMarkRow {
  readonly studentId: string;
  readonly quizId: string;
  readonly questionId: string;
  readonly score: number;
  readonly maximumMarks: number;
}

const isIn = (column: SQL | typeof quizzes.id, list: SQL) =>
  sql`${column} in (select value from json_each(${list}))`;

/** Lists of ids are JSON. */
export const reportsStore = perDb((db) => ({
  listMembers: statement({ classId: classMembers.classId }, (at) =>
    db
      .select()
      .from(classMembers)
      .where(and(eq(classMembers.classId, at.classId), isNull(classMembers.removedAt))),
  ),
  /** When a member last moved in from another class; null if never. */
  findMove: statement({ memberId: auditLog.subject }, (at) =>
    db
      .select({ at: max(auditLog.at) })
      .from(auditLog)
      .where(and(eq(auditLog.subject, at.memberId), eq(auditLog.action, 'class-member-move'))),
  ),
  listAttempts: statement({ studentId: attempts.studentId, quizIds: 'text' }, (at) =>
    db
      .select({
        attemptId: attempts.id,
        ...columnsOf(attempts, 'quizId', 'startedAt', 'submittedAt', 'releasedAt', 'versionId', 'seed'),
        title: quizzes.title,
        comment: comments.text,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .leftJoin(comments, and(eq(comments.attemptId, attempts.id), isNull(comments.questionId)))
      .where(and(eq(attempts.studentId, at.studentId), isIn(quizzes.id, at.quizIds)))
      .orderBy(desc(attempts.startedAt), desc(attempts.id)),
  ),
  /** The assignments of some quizzes to a class, one row for each list with the member or their account. */
  listAssigned: statement(
    { classId: classMembers.classId, memberId: classMembers.id, accountId: 'text', quizIds: 'text' },
    (at) =>
      db
        .select({
          quizId: quizzes.id,
          ...columnsOf(quizzes, 'title', 'isPublished', 'acceptingResponses', 'pausedAt'),
          rule: columnsOf(assignments, 'opensAt', 'closesAt', 'updatedAt'),
          exception: columnsOf(assignmentExceptions, 'opensAt', 'closesAt'),
          wasTaken: sql<number>`exists (select 1 from attempts where attempts.quiz_id = ${quizzes.id})`,
        })
        .from(assignmentClasses)
        .innerJoin(assignments, eq(assignments.quizId, assignmentClasses.quizId))
        .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
        .innerJoin(
          classMembers,
          and(
            eq(classMembers.classId, assignmentClasses.classId),
            sql`(${classMembers.id} = ${at.memberId} or (${classMembers.accountId} = ${at.accountId} and ${classMembers.removedAt} is null))`,
          ),
        )
        .leftJoin(
          assignmentExceptions,
          and(
            eq(assignmentExceptions.quizId, quizzes.id),
            eq(assignmentExceptions.memberId, classMembers.id),
          ),
        )
        .where(
          and(
            isIn(quizzes.id, at.quizIds),
            sql`exists (select 1 from assignment_classes own where own.quiz_id = ${quizzes.id} and own.class_id = ${at.classId})`,
          ),
        ),
  ),
  listOwnMarks: statement({ classId: gradebookColumns.classId, memberId: gradebookMarks.memberId }, (at) =>
    db
      .select({
        columnId: gradebookColumns.id,
        ...columnsOf(gradebookColumns, 'title', 'date', 'maxScore'),
        marks: gradebookMarks.marks,
      })
      .from(gradebookMarks)
      .innerJoin(gradebookColumns, eq(gradebookColumns.id, gradebookMarks.columnId))
      .where(and(eq(gradebookMarks.memberId, at.memberId), eq(gradebookColumns.classId, at.classId))),
  ),
  /** The weights of quizzes, where not usual, and of own columns; parameters: the class, twice. */
  listWeights: plainRows<{ readonly id: string; readonly weightPercent: number }>(
    db,
    `select quiz_id as id, weight_percent as weightPercent from gradebook_weights where class_id = ?
     union all select id, weight_percent from gradebook_columns where class_id = ?`,
  ),
  listAnswerComments: statement({ attemptIds: 'text' }, (at) =>
    db
      .select(columnsOf(comments, 'attemptId', 'questionId', 'text'))
      .from(comments)
      .where(
        and(
          sql`${comments.attemptId} in (select value from json_each(${at.attemptIds}))`,
          sql`${comments.questionId} is not null`,
        ),
      ),
  ),
  /** The questions of released attempts, including undrawn pool questions; parameter: attempts. */
  listQuestions: plainRows<QuestionRow>(
    db,
    `select attempts.id as attemptId, questions.id as questionId, coalesce(questions.family_id, questions.id) as family,
       questions.maximum_marks as maximumMarks, results.score, results.maximum_marks as markMaximum
     from json_each(?) as named cross join attempts on attempts.id = named.value
     cross join questions on questions.quiz_id = attempts.quiz_id and questions.deleted_at is null
     left join results on results.attempt_id = attempts.id and results.question_id = questions.id
     where attempts.released_at is not null`,
  ),
  /** Parameter: questions. */
  listTagsOf: plainRows<{ readonly questionId: string; readonly tag: string }>(
    db,
    `select question_id as questionId, tag from question_tags
     where question_id in (select value from json_each(?))`,
  ),
  /** All tagged questions of some quizzes, one row per tag; parameter: quizzes. */
  listTagged: plainRows<{ readonly questionId: string; readonly family: string; readonly tag: string }>(
    db,
    `select questions.id as questionId, coalesce(questions.family_id, questions.id) as family, tag
     from json_each(?) as named cross join questions on questions.quiz_id = named.value
     cross join question_tags on question_tags.question_id = questions.id where questions.deleted_at is null`,
  ),
  /** Parameters: students, quizzes, from and to of the submission. */
  listReleasedMarks: plainRows<ReleasedMarkRow>(
    db,
    `select attempts.student_id as studentId, attempts.quiz_id as quizId, results.question_id as questionId,
       results.score, results.maximum_marks as maximumMarks
     from json_each(?) as named cross join attempts on attempts.student_id = named.value
     cross join results on results.attempt_id = attempts.id
     where attempts.quiz_id in (select value from json_each(?)) and attempts.released_at is not null
       and attempts.submitted_at between +? and +?`,
  ),
}));

export type ReportMember = typeof classMembers.$inferSelect;
export type AttemptRow = ReturnType<ReturnType<typeof reportsStore>['listAttempts']['all']>[number];
