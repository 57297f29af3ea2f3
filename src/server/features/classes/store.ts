import { and, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Right } from '../../../shared/access/rights';
import { accounts } from '../../db/accounts-schema';
import { assignmentClasses, assignments, classes } from '../../db/classes-schema';
import { classShares } from '../../db/colleagues-schema';
import type { Db } from '../../db/open';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import type { OwnerId } from '../../rules/access/owner-id';

export type ClassRecord = typeof classes.$inferSelect;

const OWNER = { teacherId: classes.teacherId };
const OWN_CLASS = { classId: classes.id, ...OWNER };
/** A colleague by lower-case address. */
const COLLEAGUE = { email: classShares.email, now: 'number' } as const;
const lasts = ({ now }: { readonly now: SQL<number> }) =>
  or(isNull(classShares.expiresAt), gt(classShares.expiresAt, now));

export const classesStore = perDb((db) => ({
  /** Any owner, undeleted. */
  findById: statement({ classId: classes.id }, (at) =>
    db
      .select()
      .from(classes)
      .where(and(eq(classes.id, at.classId), isNull(classes.deletedAt))),
  ),
  findShare: statement({ classId: classes.id, ...COLLEAGUE }, (at) =>
    db
      .select({ right: classShares.right })
      .from(classShares)
      .where(and(eq(classShares.classId, at.classId), eq(classShares.email, at.email), lasts(at))),
  ),
  findOwn: statement(OWN_CLASS, (at) =>
    db
      .select()
      .from(classes)
      .where(and(eq(classes.id, at.classId), eq(classes.teacherId, at.teacherId), isNull(classes.deletedAt))),
  ),
  findOwnOrDeleted: statement(OWN_CLASS, (at) =>
    db
      .select()
      .from(classes)
      .where(and(eq(classes.id, at.classId), eq(classes.teacherId, at.teacherId))),
  ),
  findName: statement({ ...OWNER, name: classes.name }, (at) =>
    db
      .select({ id: classes.id })
      .from(classes)
      .where(and(eq(classes.teacherId, at.teacherId), eq(classes.name, at.name), isNull(classes.deletedAt))),
  ),
  findCode: statement({ code: classes.code }, (at) =>
    db.select({ id: classes.id }).from(classes).where(eq(classes.code, at.code)),
  ),
  countAll: statement(OWNER, (at) =>
    db.select({ count: count() }).from(classes).where(eq(classes.teacherId, at.teacherId)),
  ),
  /** Own and shared classes, with their members and number of upcoming quizzes. */
  list: statement({ accountId: accounts.id, ...COLLEAGUE }, (at) =>
    db
      .select({
        _id: classes.id,
        name: classes.name,
        code: classes.code,
        createdAt: classes.createdAt,
        right: sql<Right>`iif(${classes.teacherId} = ${at.accountId}, 'own', ${classShares.right})`,
        owner: { name: accounts.name, email: accounts.email },
        memberCount: sql<number>`(select count(*) from class_members
          where class_members.class_id = classes.id and class_members.removed_at is null)`,
        noSignInCount: sql<number>`(select count(*) from class_members
          where class_members.class_id = classes.id and class_members.removed_at is null
            and class_members.email is null and class_members.pin_hash is null)`,
        quizCount: sql<number>`(select count(*) from assignment_classes
          join quizzes on quizzes.id = assignment_classes.quiz_id and quizzes.deleted_at is null
          where assignment_classes.class_id = classes.id)`,
      })
      .from(classes)
      .innerJoin(accounts, eq(accounts.id, classes.teacherId))
      .leftJoin(
        classShares,
        and(eq(classShares.classId, classes.id), eq(classShares.email, at.email), lasts(at)),
      )
      .where(
        and(
          sql`${classes.id} in (select own.id from classes own where own.teacher_id = ${at.accountId} and own.deleted_at is null
            union select shared.class_id from class_shares shared where shared.email = ${at.email})`,
          sql`(${classes.teacherId} = ${at.accountId} or ${classShares.right} is not null)`,
          isNull(classes.deletedAt),
        ),
      ),
  ),
  listTrash: statement(OWNER, (at) =>
    db
      .select({ _id: classes.id, name: classes.name, deletedAt: sql<number>`${classes.deletedAt}` })
      .from(classes)
      .where(and(eq(classes.teacherId, at.teacherId), isNotNull(classes.deletedAt)))
      .orderBy(desc(classes.deletedAt), desc(sql`rowid`)),
  ),
  /** Quizzes assigned to a class, latest first, with the number of submissions. */
  listQuizzes: statement({ classId: classes.id }, (at) =>
    db
      .select({
        quizId: quizzes.id,
        title: quizzes.title,
        teacherId: quizzes.teacherId,
        opensAt: assignments.opensAt,
        closesAt: assignments.closesAt,
        submittedCount: sql<number>`(select count(distinct attempts.id) from class_members
          join attempts on attempts.student_id = class_members.account_id and attempts.quiz_id = quizzes.id
          where class_members.class_id = assignment_classes.class_id and class_members.removed_at is null
            and attempts.submitted_at is not null)`,
      })
      .from(assignmentClasses)
      .innerJoin(assignments, eq(assignments.quizId, assignmentClasses.quizId))
      .innerJoin(quizzes, eq(quizzes.id, assignments.quizId))
      .where(and(eq(assignmentClasses.classId, at.classId), isNull(quizzes.deletedAt)))
      .orderBy(desc(sql`coalesce(${assignments.opensAt}, ${assignments.updatedAt})`), desc(quizzes.id)),
  ),
}));

type OwnKey = Readonly<{ classId: string; teacherId: OwnerId }>;

export const insertClass = (db: Db, made: typeof classes.$inferInsert) =>
  db.insert(classes).values(made).run();

export const setSlipsOnly = (db: Db, classId: string, slipsOnly: boolean) =>
  db.update(classes).set({ slipsOnly }).where(eq(classes.id, classId)).run();

export const setClassLanguage = (db: Db, classId: string, language: string | null) =>
  db.update(classes).set({ language }).where(eq(classes.id, classId)).run();

export const setGradeScale = (db: Db, classId: string, gradeScale: ClassRecord['gradeScale']) =>
  db.update(classes).set({ gradeScale }).where(eq(classes.id, classId)).run();

/** Updates columns of an own class, trashed or not. */
export const updateOwnClass = (
  db: Db,
  { classId, teacherId }: OwnKey,
  changes: Partial<Pick<ClassRecord, 'name' | 'deletedAt'>>,
) =>
  db
    .update(classes)
    .set(changes)
    .where(and(eq(classes.id, classId), eq(classes.teacherId, teacherId)))
    .run();
