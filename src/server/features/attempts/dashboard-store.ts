import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { answers, attempts, results } from '../../db/attempts-schema';
import { assignmentClasses, classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import { questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const OWN = { studentId: attempts.studentId };
const isOwn = (at: { readonly studentId: SQL }) => eq(attempts.studentId, at.studentId);
const isReleased = and(isNotNull(attempts.releasedAt), isNull(questions.deletedAt));

/** A student's attempts in a constant number of statements. */
export const dashboardStore = perDb((db) => ({
  /** Deleted quizzes included: students keep their released results. */
  listAttempts: statement(OWN, (at) =>
    db
      .select({
        attempt: attempts,
        ...columnsOf(quizzes, 'title', 'lang', 'shareId', 'pausedAt', 'deletedAt'),
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(isOwn(at))
      .orderBy(desc(attempts.startedAt), desc(attempts.id)),
  ),
  /** Includes lists the student has left; of several lists with the same quiz, the oldest comes last. */
  listClassNames: statement(OWN, (at) =>
    db
      .select({ quizId: assignmentClasses.quizId, className: classes.name })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .innerJoin(assignmentClasses, eq(assignmentClasses.classId, classes.id))
      .where(eq(classMembers.accountId, at.studentId))
      .orderBy(desc(sql`${classMembers}.rowid`)),
  ),
  listAnswers: statement(OWN, (at) =>
    db
      .select({ attemptId: answers.attemptId, questionId: answers.questionId, value: answers.value })
      .from(answers)
      .innerJoin(attempts, eq(attempts.id, answers.attemptId))
      .where(and(isOwn(at), isNotNull(attempts.submittedAt), isNotNull(answers.value))),
  ),
  listReleasedResults: statement(OWN, (at) =>
    db
      .select({
        ...columnsOf(results, 'attemptId', 'questionId', 'isCorrect', 'score', 'maximumMarks'),
      })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .innerJoin(questions, eq(questions.id, results.questionId))
      .where(and(isOwn(at), isReleased))
      .orderBy(asc(questions.position)),
  ),
  listMaxima: statement(OWN, (at) =>
    db
      .select({
        attemptId: attempts.id,
        ...columnsOf(attempts, 'versionId', 'seed'),
        questionId: questions.id,
        maximumMarks: questions.maximumMarks,
      })
      .from(questions)
      .innerJoin(attempts, eq(attempts.quizId, questions.quizId))
      .where(and(isOwn(at), isReleased)),
  ),
}));
