import { eq, type SQL, sql } from 'drizzle-orm';
import { assignmentClasses, assignments, classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { isAmong, isOwnQuiz, OWN_QUIZ, SOME_QUIZZES } from '../../db/own-quiz';
import { quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

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
