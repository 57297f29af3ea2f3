import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema';
import { classes } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { practiceAnswers, practiceSetClasses, practiceSets } from '../../db/practice-schema';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import type { OwnerId } from '../../rules/access/owner-id';

export type SetRow = Pick<
  typeof practiceSets.$inferSelect,
  'id' | 'quizId' | 'tag' | 'openedAt' | 'closedAt'
> & {
  /** The quiz's title, or the tag. */
  readonly title: string;
  readonly teacherId: OwnerId;
};

const title = sql<string>`coalesce(${quizzes.title}, ${practiceSets.tag})`;
const row = {
  ...columnsOf(practiceSets, 'id', 'teacherId', 'quizId', 'tag', 'openedAt', 'closedAt'),
  title,
};

const OWNER = { teacherId: practiceSets.teacherId };
const SET = { setId: practiceSets.id };
const ownedBy = ({ teacherId }: { readonly teacherId: SQL }) =>
  and(eq(practiceSets.teacherId, teacherId), isNull(quizzes.deletedAt));

/** Members of the set's classes; for a quiz without classes, students with released results. */
const isFor = (studentId: SQL) => sql`case
  when exists (select 1 from ${practiceSetClasses} any_class where any_class.set_id = ${practiceSets.id})
  then exists (select 1 from practice_set_classes chosen
    join classes on classes.id = chosen.class_id and classes.deleted_at is null
    join class_members on class_members.class_id = classes.id and class_members.removed_at is null
    where chosen.set_id = ${practiceSets.id} and class_members.account_id = ${studentId})
  else ${practiceSets.quizId} is not null and exists (select 1 from attempts
    where attempts.quiz_id = ${practiceSets.quizId} and attempts.student_id = ${studentId}
      and attempts.released_at is not null) end`;

/** Whether a class list grants the student larger text. */
const readsLarger = (studentId: SQL) => sql<number>`exists (select 1 from class_members
  join classes on classes.id = class_members.class_id and classes.deleted_at is null
  where class_members.account_id = ${studentId} and class_members.removed_at is null
    and class_members.larger_text)`;

export const setsStore = perDb((db) => {
  const ofTeacher = () =>
    db.select(row).from(practiceSets).leftJoin(quizzes, eq(quizzes.id, practiceSets.quizId));
  const ofStudent = (studentId: SQL) =>
    db
      .select({
        ...row,
        secret: practiceSets.secret,
        teacherName: accounts.name,
        readsLarger: readsLarger(studentId),
      })
      .from(practiceSets)
      .leftJoin(quizzes, eq(quizzes.id, practiceSets.quizId))
      .innerJoin(accounts, eq(accounts.id, practiceSets.teacherId));
  const isOpen = and(isNull(practiceSets.closedAt), isNull(quizzes.deletedAt));
  return {
    listOwn: statement(OWNER, (at) =>
      ofTeacher()
        .where(ownedBy(at))
        .orderBy(
          desc(sql`coalesce(${practiceSets.closedAt}, ${practiceSets.openedAt})`),
          desc(practiceSets.id),
        ),
    ),
    findOwn: statement({ ...SET, ...OWNER }, (at) =>
      ofTeacher().where(and(eq(practiceSets.id, at.setId), ownedBy(at))),
    ),
    /** The sets of a quiz or tag: the open one first, then the last closed. */
    findOfSubject: statement({ ...OWNER, subject: 'text' }, (at) =>
      ofTeacher()
        .where(
          and(ownedBy(at), sql`${at.subject} in (${practiceSets.quizId}, 'tag ' || ${practiceSets.tag})`),
        )
        .orderBy(sql`${practiceSets.closedAt} is not null`, desc(practiceSets.closedAt))
        .limit(1),
    ),
    listClasses: statement(SET, (at) =>
      db
        .select({
          _id: classes.id,
          name: classes.name,
          isDeleted: sql<number>`${classes.deletedAt} is not null`,
        })
        .from(practiceSetClasses)
        .innerJoin(classes, eq(classes.id, practiceSetClasses.classId))
        .where(eq(practiceSetClasses.setId, at.setId))
        .orderBy(asc(classes.name), asc(classes.id)),
    ),
    listOwnClasses: statement({ teacherId: classes.teacherId }, (at) =>
      db
        .select({ id: classes.id })
        .from(classes)
        .where(and(eq(classes.teacherId, at.teacherId), isNull(classes.deletedAt))),
    ),
    countUse: statement({ ...SET, since: practiceAnswers.at }, (at) =>
      db
        .select({
          studentCount: sql<number>`count(distinct ${practiceAnswers.studentId})`,
          answersSince: sql<number>`coalesce(sum(${practiceAnswers.answerCount} * (${practiceAnswers.at} >= ${at.since})), 0)`,
        })
        .from(practiceAnswers)
        .where(eq(practiceAnswers.setId, at.setId)),
    ),
    listForStudent: statement({ studentId: accounts.id }, (at) =>
      ofStudent(at.studentId)
        .where(and(isOpen, isFor(at.studentId)))
        .orderBy(asc(title), asc(practiceSets.id)),
    ),
    findForStudent: statement({ ...SET, studentId: accounts.id }, (at) =>
      ofStudent(at.studentId).where(and(eq(practiceSets.id, at.setId), isOpen, isFor(at.studentId))),
    ),
  };
});

/** A set available to a student. */
export type StudentSet = NonNullable<ReturnType<ReturnType<typeof setsStore>['findForStudent']['get']>>;

export const insertSet = (db: Db, made: typeof practiceSets.$inferInsert) =>
  db.insert(practiceSets).values(made).run();

export const updateSet = (
  db: Db,
  setId: string,
  changes: Partial<Pick<typeof practiceSets.$inferSelect, 'openedAt' | 'closedAt'>>,
) => db.update(practiceSets).set(changes).where(eq(practiceSets.id, setId)).run();

export function saveSetClasses(db: Db, setId: string, classIds: readonly string[]): void {
  db.delete(practiceSetClasses).where(eq(practiceSetClasses.setId, setId)).run();
  for (const classId of classIds) db.insert(practiceSetClasses).values({ setId, classId }).run();
}
