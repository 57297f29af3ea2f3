import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CellLetter } from '../../../shared/gradebook/cells';
import {
  assignmentClasses,
  assignmentExceptions,
  assignments,
  classes,
  classMembers,
  gradebookWeights,
} from '../../db/classes-schema';
import { columnsOf, excludedOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { plainRows } from '../../db/plain-rows';
import { questions, questionTags, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const IN_CLASS = { classId: classes.id };

/** Whether some attempt of the class on the quiz is submitted. */
const takenBy = (classId: unknown) => sql<number>`exists (select 1 from attempts
  join class_members on class_members.account_id = attempts.student_id and class_members.class_id = ${classId}
  where attempts.quiz_id = ${quizzes.id} and attempts.submitted_at is not null)`;

export const gradebookStore = perDb((db) => ({
  /**
   * The viewer's own or shared (JSON list) quizzes that are assigned to a class or were taken by a member, with their weights, by
   * date.
   */
  listQuizzes: statement({ ...IN_CLASS, viewerId: 'text', shared: 'text' }, (at) =>
    db
      .select({
        quizId: quizzes.id,
        ...columnsOf(quizzes, 'title', 'folder', 'isPublished', 'pools'),
        ...columnsOf(quizzes, 'blindMarking', 'namesShownAt', 'evaluationStatus'),
        opensAt: assignments.opensAt,
        date: sql<number>`coalesce(${assignments.opensAt}, ${quizzes.createdAt})`,
        isAssigned: sql<number>`${assignmentClasses.classId} is not null`,
        isReleased: sql<number>`exists (select 1 from attempts
          where attempts.quiz_id = ${quizzes.id} and attempts.released_at is not null)`,
        weightPercent: sql<number>`coalesce(${gradebookWeights.weightPercent}, 100)`,
        maxScore: sql<number>`coalesce((select sum(maximum_marks) from questions
          where questions.quiz_id = ${quizzes.id} and questions.deleted_at is null), 0)`,
      })
      .from(quizzes)
      .leftJoin(
        assignmentClasses,
        and(eq(assignmentClasses.quizId, quizzes.id), eq(assignmentClasses.classId, at.classId)),
      )
      .leftJoin(assignments, eq(assignments.quizId, assignmentClasses.quizId))
      .leftJoin(
        gradebookWeights,
        and(eq(gradebookWeights.quizId, quizzes.id), eq(gradebookWeights.classId, at.classId)),
      )
      .where(
        and(
          isNull(quizzes.deletedAt),
          // An "or" over these two would make SQLite scan all teachers' quizzes.
          sql`${quizzes.id} in (select own.id from quizzes own
            where own.teacher_id = ${at.viewerId} and own.deleted_at is null
            union all select value from json_each(${at.shared}))`,
          sql`(${assignmentClasses.classId} is not null or ${takenBy(at.classId)})`,
        ),
      )
      .orderBy(asc(sql`coalesce(${assignments.opensAt}, ${quizzes.createdAt})`), asc(quizzes.id)),
  ),
  /** The tags of the questions of some quizzes (a JSON list). */
  listTags: statement({ quizIds: 'text' }, (at) =>
    db
      .selectDistinct({ quizId: questions.quizId, tag: questionTags.tag })
      .from(questionTags)
      .innerJoin(questions, eq(questions.id, questionTags.questionId))
      .where(
        and(
          isNull(questions.deletedAt),
          sql`${questions.quizId} in (select value from json_each(${at.quizIds}))`,
        ),
      )
      .orderBy(asc(questionTags.tag)),
  ),
  /**
   * Current members of a class, and former ones with marks in its own columns or a submission in one of the
   * quizzes (a JSON list).
   */
  listMembers: statement({ classId: classMembers.classId, quizIds: 'text' }, (at) =>
    db
      .select({
        line: sql<number>`${classMembers}.rowid`,
        ...columnsOf(classMembers, 'id', 'name', 'number', 'email', 'accountId', 'removedAt'),
      })
      .from(classMembers)
      .where(
        and(
          eq(classMembers.classId, at.classId),
          sql`(${classMembers.removedAt} is null or exists (select 1 from attempts
            where attempts.student_id = ${classMembers.accountId} and attempts.submitted_at is not null
              and attempts.quiz_id in (select value from json_each(${at.quizIds})))
            or exists (select 1 from gradebook_marks join gradebook_columns on gradebook_columns.id = column_id
              where member_id = ${classMembers.id} and gradebook_columns.class_id = ${at.classId}))`,
        ),
      ),
  ),
  /** Members' own start times where they differ from the rule. */
  listOpenings: statement({ classId: classMembers.classId }, (at) =>
    db
      .select(columnsOf(assignmentExceptions, 'quizId', 'memberId', 'opensAt'))
      .from(assignmentExceptions)
      .innerJoin(classMembers, eq(classMembers.id, assignmentExceptions.memberId))
      .where(and(eq(classMembers.classId, at.classId), isNotNull(assignmentExceptions.opensAt))),
  ),
  listWeights: statement({ classId: gradebookWeights.classId }, (at) =>
    db
      .select(columnsOf(gradebookWeights, 'quizId', 'weightPercent'))
      .from(gradebookWeights)
      .where(eq(gradebookWeights.classId, at.classId))
      .orderBy(asc(gradebookWeights.quizId)),
  ),
  removeWeight: statement({ classId: gradebookWeights.classId, quizId: gradebookWeights.quizId }, (at) =>
    db
      .delete(gradebookWeights)
      .where(and(eq(gradebookWeights.classId, at.classId), eq(gradebookWeights.quizId, at.quizId))),
  ),
  saveWeight: statement(columnsOf(gradebookWeights, 'classId', 'quizId', 'weightPercent'), (at) =>
    db
      .insert(gradebookWeights)
      .values(at)
      .onConflictDoUpdate({
        target: [gradebookWeights.classId, gradebookWeights.quizId],
        set: excludedOf(columnsOf(gradebookWeights, 'weightPercent')),
      }),
  ),
}));

export type ColumnRecord = ReturnType<ReturnType<typeof gradebookStore>['listQuizzes']['all']>[number];
export type RowRecord = ReturnType<ReturnType<typeof gradebookStore>['listMembers']['all']>[number];

export const setDropLowest = (db: Db, classId: string, dropLowest: number) =>
  db.update(classes).set({ dropLowest }).where(eq(classes.id, classId)).run();

/** The attempt of one class member. */
export interface CellRow {
  /** The quiz, by its index in the requested list. */
  readonly column: number;
  /** The member, by row. */
  readonly line: number;
  readonly letter: CellLetter;
  readonly score: number | null;
}

/** The quiz version of an evaluated attempt, which determines its questions. */
export interface BoundRow {
  readonly line: number;
  readonly versionId: string;
  readonly seed: number | null;
  /** The attempt's id. */
  readonly id: string;
}

const LETTER = `case when submitted_at is null then 'r' when evaluated_at is null then 'w'
  when released_at is null then 'u' else 'm' end`;
/** Row numbers and indexes separate seventy thousand cells faster than ids. */
const OF_CLASS = `cross join class_members on class_members.account_id = attempts.student_id
  and class_members.class_id = +?`;

/** The members' attempts on quizzes as plain rows, up to seventy thousand. */
export const cellsStore = perDb((db) => ({
  /** Parameters: JSON list of quizzes, class. */
  listCells: plainRows<CellRow>(
    db,
    `select named.key as column, class_members.rowid as line, ${LETTER} as letter,
      case when evaluated_at is not null then marks_sum end as score
     from json_each(?) as named cross join attempts on attempts.quiz_id = named.value ${OF_CLASS}`,
  ),
  /** Parameters: class, quiz. */
  listBound: plainRows<BoundRow>(
    db,
    `select class_members.rowid as line, attempts.id as id, attempts.paper_id as versionId, attempts.seed as seed
     from attempts ${OF_CLASS} where attempts.quiz_id = +? and evaluated_at is not null`,
  ),
}));
