import type { Column } from 'drizzle-orm';
import { and, asc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SubmittedBy } from '../../../shared/constants';
import { accounts } from '../../db/accounts-schema';
import { attempts, results } from '../../db/attempts-schema';
import { assignmentClasses, classes, classMembers } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import { comments } from '../../db/feedback-schema';
import { questionCorrections } from '../../db/grading-schema';
import { hidesForReview } from '../../db/mark-columns';
import { isOwnQuiz, OWN_QUIZ, OWNER, ownedBy } from '../../db/own-quiz';
import { questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import { studentClass } from '../../db/student-columns';

export type ResultRecord = typeof results.$inferSelect;

/** An attempt's score within the JSON marks of a correction. */
const scoreIn = (state: Column, attemptId: SQL) =>
  sql<number | null>`json_extract(${state}, '$.marks."' || ${attemptId} || '".score')`;

export const resultsStore = perDb((db) => ({
  listSubmitted: statement(OWN_QUIZ, (at) =>
    db
      .select({
        attemptId: attempts.id,
        studentId: accounts.id,
        studentName: accounts.name,
        studentEmail: accounts.email,
        studentClass,
        submittedAt: sql<number>`${attempts.submittedAt}`,
        submittedBy: sql<SubmittedBy>`${attempts.submittedBy}`,
        comment: comments.text,
        // A property of the quiz, computed once for all rows.
        isToDecide: hidesForReview(at.quizId),
        ...columnsOf(
          attempts,
          'closingSince',
          'evaluatedAt',
          'releasedAt',
          'heldBack',
          'focusLostCount',
          'versionId',
          'seed',
        ),
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .leftJoin(comments, and(eq(comments.attemptId, attempts.id), isNull(comments.questionId)))
      .where(and(isOwnQuiz(at), isNotNull(attempts.submittedAt)))
      // Lists are sorted by name elsewhere; this is the order of namesakes with one address.
      .orderBy(asc(attempts.id)),
  ),
  /**
   * The school's numbers of the students who submitted; that of an assigned class comes last, after those of
   * the teacher's other classes.
   */
  listNumbers: statement(OWN_QUIZ, ({ quizId, teacherId }) =>
    db
      .select({
        studentId: sql<string>`${classMembers.accountId}`,
        number: sql<string>`${classMembers.number}`,
      })
      .from(attempts)
      .innerJoin(classMembers, eq(classMembers.accountId, attempts.studentId))
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .leftJoin(
        assignmentClasses,
        and(eq(assignmentClasses.classId, classes.id), eq(assignmentClasses.quizId, attempts.quizId)),
      )
      .where(
        and(
          ...[eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt), isNotNull(classMembers.number)],
          or(isNotNull(assignmentClasses.classId), eq(classes.teacherId, teacherId)),
        ),
      )
      .orderBy(
        ...[isNotNull(assignmentClasses.classId), isNull(classMembers.removedAt), classMembers.createdAt],
      ),
  ),
  /** Deleted quizzes included. */
  findOpenness: statement({ quizId: quizzes.id }, (at) =>
    db
      .select({
        ...columnsOf(quizzes, 'isPublished', 'acceptingResponses'),
        runningCount: sql<number>`(select count(*) from attempts running where running.quiz_id = quizzes.id and running.submitted_at is null and running.released_at is null)`,
      })
      .from(quizzes)
      .where(eq(quizzes.id, at.quizId)),
  ),
  listResultsOfAttempt: statement({ attemptId: results.attemptId }, (at) =>
    db.select().from(results).where(eq(results.attemptId, at.attemptId)),
  ),
  /** The corrections in force since an attempt's release, oldest first, with their effect on its marks. */
  listCorrections: statement(
    { quizId: questions.quizId, attemptId: 'text', releasedAt: questionCorrections.at },
    (at) =>
      db
        .select({
          questionId: questionCorrections.questionId,
          correctedAt: questionCorrections.at,
          scoreBefore: scoreIn(questionCorrections.before, at.attemptId),
          scoreAfter: scoreIn(questionCorrections.after, at.attemptId),
        })
        .from(questionCorrections)
        .innerJoin(questions, eq(questions.id, questionCorrections.questionId))
        .where(
          and(
            eq(questions.quizId, at.quizId),
            isNull(questionCorrections.undoneAt),
            gte(questionCorrections.at, at.releasedAt),
          ),
        )
        .orderBy(asc(questionCorrections.at), asc(sql`${questionCorrections}.rowid`)),
  ),

  listQuizzes: statement(OWNER, (at) =>
    db
      .select({
        ...columnsOf(quizzes, 'id', 'title', 'blindMarking', 'namesShownAt', 'evaluationStatus'),
        isReleased: sql<number>`exists (select 1 from attempts
          where attempts.quiz_id = quizzes.id and attempts.released_at is not null)`,
        isToDecide: hidesForReview(sql`quizzes.id`),
      })
      .from(quizzes)
      .where(ownedBy(at))
      .orderBy(asc(quizzes.createdAt), asc(sql`${quizzes}.rowid`)),
  ),
  listQuestions: statement(OWNER, (at) =>
    db
      .select({ quizId: questions.quizId, questionId: questions.id, text: questions.text })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .where(and(ownedBy(at), isNull(questions.deletedAt)))
      .orderBy(asc(questions.position), asc(sql`${questions}.rowid`)),
  ),
  listAllSubmitted: statement(OWNER, (at) =>
    db
      .select({
        attemptId: attempts.id,
        studentId: accounts.id,
        studentName: accounts.name,
        email: accounts.email,
        studentClass,
        ...columnsOf(attempts, 'quizId', 'versionId', 'seed'),
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(and(ownedBy(at), isNotNull(attempts.submittedAt)))
      .orderBy(asc(attempts.id)),
  ),
}));
