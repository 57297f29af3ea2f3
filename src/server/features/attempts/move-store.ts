import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { attempts } from '../../db/attempts-schema';
import { quizzes } from '../../db/quizzes-schema';
import { auditLog } from '../../db/records-schema';
import { perDb, statement } from '../../db/store';

const FROM = { from: attempts.studentId };
const FROM_TO_OF = { ...FROM, to: attempts.studentId, teacherId: quizzes.teacherId };
/**
 * A quiz of the teacher, or a colleague's quiz assigned to a class of the teacher that lists the first account; never another
 * teacher's.
 */
const isOf = ({ teacherId, from }: { readonly teacherId: SQL; readonly from: SQL }) =>
  sql`(${quizzes.teacherId} = ${teacherId} or exists (select 1 from assignment_classes its
    join classes class on class.id = its.class_id join class_members member on member.class_id = class.id
    where its.quiz_id = ${quizzes.id} and class.teacher_id = ${teacherId} and member.account_id = ${from}))`;
const other = sql`exists (select 1 from attempts other where other.quiz_id = attempts.quiz_id`;

export const moveStore = perDb((db) => ({
  findRunning: statement(FROM, (at) =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.studentId, at.from), isNull(attempts.submittedAt)))
      .limit(1),
  ),
  /** The teacher's quizzes that both accounts have begun. */
  listBoth: statement(FROM_TO_OF, (at) =>
    db
      .select({ title: quizzes.title })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(eq(attempts.studentId, at.from), isOf(at), sql`${other} and other.student_id = ${at.to})`))
      .orderBy(quizzes.title),
  ),
  /** A student's other attempts on the teacher's quizzes. */
  listToMove: statement(FROM_TO_OF, (at) =>
    db
      .select({ id: attempts.id })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(
        and(eq(attempts.studentId, at.from), isOf(at), sql`not ${other} and other.student_id = ${at.to})`),
      )
      .orderBy(attempts.startedAt, attempts.id),
  ),
  move: statement({ attemptId: attempts.id, to: attempts.studentId }, (at) =>
    db
      .update(attempts)
      .set({ studentId: sql`${at.to}` })
      .where(eq(attempts.id, at.attemptId)),
  ),
  listMoves: statement({ attemptId: auditLog.subject, action: auditLog.action }, (at) =>
    db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subject, at.attemptId), eq(auditLog.action, at.action)))
      .orderBy(auditLog.id),
  ),
}));
