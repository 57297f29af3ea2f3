import { and, count, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { assignmentExceptions, classes, classMembers, gradebookMarks } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { perDb, statement } from '../../db/store';

export type MemberRecord = typeof classMembers.$inferSelect;
const NEW = columnsOf(classMembers, 'id', 'classId', 'name', 'number', 'email', 'accountId', 'createdAt');
export type NewMember = Pick<MemberRecord, keyof typeof NEW>;

const IN_CLASS = { classId: classMembers.classId };
const ONE_MEMBER = { memberId: classMembers.id, ...IN_CLASS };
const OWNER = { teacherId: classes.teacherId };

/**
 * The member's attempts on untrashed quizzes of the class's teacher or assigned to the class by colleagues.
 */
const attemptCount = sql<number>`(select count(*) from attempts join quizzes on quizzes.id = attempts.quiz_id
  where attempts.student_id = class_members.account_id and quizzes.deleted_at is null
    and (quizzes.teacher_id = classes.teacher_id or exists (select 1 from assignment_classes
      where assignment_classes.quiz_id = quizzes.id and assignment_classes.class_id = classes.id)))`;

export const membersStore = perDb((db) => {
  const selectShown = () =>
    db
      .select({ ...getTableColumns(classMembers), attemptCount })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId));
  /** Another current member. */
  const others = (at: Readonly<Record<'classId' | 'memberId', ReturnType<typeof sql>>>) =>
    and(
      eq(classMembers.classId, at.classId),
      ne(classMembers.id, at.memberId),
      isNull(classMembers.removedAt),
    );
  const selectName = () => db.select({ name: classMembers.name }).from(classMembers);
  return {
    add: statement(NEW, (at) => db.insert(classMembers).values(at)),
    find: statement(ONE_MEMBER, (at) =>
      db
        .select()
        .from(classMembers)
        .where(and(eq(classMembers.id, at.memberId), eq(classMembers.classId, at.classId))),
    ),
    show: statement({ ...ONE_MEMBER, ...OWNER }, (at) =>
      selectShown().where(
        and(
          eq(classMembers.id, at.memberId),
          eq(classMembers.classId, at.classId),
          eq(classes.teacherId, at.teacherId),
        ),
      ),
    ),
    list: statement({ ...IN_CLASS, ...OWNER }, (at) =>
      selectShown().where(and(eq(classMembers.classId, at.classId), eq(classes.teacherId, at.teacherId))),
    ),
    listAccounts: statement(IN_CLASS, (at) =>
      db
        .select({ accountId: classMembers.accountId })
        .from(classMembers)
        .where(and(eq(classMembers.classId, at.classId), isNotNull(classMembers.accountId))),
    ),
    count: statement(IN_CLASS, (at) =>
      db.select({ count: count() }).from(classMembers).where(eq(classMembers.classId, at.classId)),
    ),
    findException: statement(ONE_MEMBER, (at) =>
      db
        .select({ memberId: assignmentExceptions.memberId })
        .from(assignmentExceptions)
        .innerJoin(classMembers, eq(classMembers.id, assignmentExceptions.memberId))
        .where(and(eq(classMembers.id, at.memberId), eq(classMembers.classId, at.classId))),
    ),
    findOwnMark: statement({ memberId: gradebookMarks.memberId }, (at) =>
      db
        .select({ marks: gradebookMarks.marks })
        .from(gradebookMarks)
        .where(eq(gradebookMarks.memberId, at.memberId)),
    ),
    findOtherByEmail: statement({ ...ONE_MEMBER, email: classMembers.email }, (at) =>
      selectName().where(and(others(at), eq(classMembers.email, at.email))),
    ),
    findOtherByNumber: statement({ ...ONE_MEMBER, number: classMembers.number }, (at) =>
      selectName().where(and(others(at), eq(sql`lower(${classMembers.number})`, sql`lower(${at.number})`))),
    ),
    findOtherByAccount: statement({ ...ONE_MEMBER, accountId: classMembers.accountId }, (at) =>
      selectName().where(and(others(at), eq(classMembers.accountId, at.accountId))),
    ),
  };
});

export type ShownMember = NonNullable<ReturnType<ReturnType<typeof membersStore>['show']['get']>>;

export const insertMember = (db: Db, member: NewMember) => membersStore(db).add.run(member);

/** Updates columns of a member in the teacher's class. */
export const updateMemberOf = (
  db: Db,
  { memberId, classId }: { memberId: string; classId: string },
  changes: Partial<Omit<MemberRecord, 'id' | 'createdAt'>>,
) =>
  db
    .update(classMembers)
    .set(changes)
    .where(and(eq(classMembers.id, memberId), eq(classMembers.classId, classId)))
    .run();

/** Deletes a line nothing refers to. */
export const deleteMember = (db: Db, { memberId, classId }: { memberId: string; classId: string }) =>
  db
    .delete(classMembers)
    .where(and(eq(classMembers.id, memberId), eq(classMembers.classId, classId)))
    .run();

/** Deletes a member's exceptions in quizzes not assigned to the class. */
export const deleteExceptionsBeyond = (
  db: Db,
  { memberId, classId }: { memberId: string; classId: string },
) =>
  db
    .delete(assignmentExceptions)
    .where(
      and(
        eq(assignmentExceptions.memberId, memberId),
        sql`not exists (select 1 from assignment_classes where assignment_classes.class_id = ${classId}
          and assignment_classes.quiz_id = ${assignmentExceptions.quizId})`,
      ),
    )
    .run();

export const pinsStore = perDb((db) => ({
  list: statement({ classId: classMembers.classId }, (at) =>
    db
      .select({
        id: classMembers.id,
        classId: classMembers.classId,
        name: classMembers.name,
        number: classMembers.number,
        email: classMembers.email,
        accountId: classMembers.accountId,
        pinHash: classMembers.pinHash,
        pinSetAt: classMembers.pinSetAt,
        pinEndedAt: classMembers.pinEndedAt,
        removedAt: classMembers.removedAt,
      })
      .from(classMembers)
      .where(eq(classMembers.classId, at.classId)),
  ),
  /** No change if the member has left or has an address by now. */
  setPin: statement(
    {
      memberId: classMembers.id,
      classId: classMembers.classId,
      pinHash: classMembers.pinHash,
      pinSetAt: classMembers.pinSetAt,
      pinSetBy: classMembers.pinSetBy,
    },
    (at) =>
      db
        .update(classMembers)
        .set({ pinHash: at.pinHash, pinSetAt: at.pinSetAt, pinSetBy: at.pinSetBy, pinEndedAt: null })
        .where(
          and(
            eq(classMembers.id, at.memberId),
            eq(classMembers.classId, at.classId),
            isNull(classMembers.email),
            isNull(classMembers.removedAt),
          ),
        ),
  ),
}));

export type PinMember = ReturnType<ReturnType<typeof pinsStore>['list']['all']>[number];
