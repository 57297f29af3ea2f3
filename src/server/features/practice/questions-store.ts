import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { assignments } from '../../db/classes-schema';
import { columnsOf } from '../../db/columns';
import { practiceSets } from '../../db/practice-schema';
import { questions, questionTags, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** Shared by a question and its copies. */
const familyId = sql<string>`coalesce(${questions.familyId}, ${questions.id})`;
const FOUND = { questionId: questions.id, familyId };
const isThere = and(isNull(questions.deletedAt), isNull(quizzes.deletedAt));
const SET_QUIZ = { quizId: questions.quizId };
const hasTag = (tag: SQL) =>
  sql`exists (select 1 from ${questionTags} where ${questionTags.questionId} = ${questions.id} and ${questionTags.tag} = ${tag})`;

/** Questions for practice, without deleted ones, deleted quizzes and drafts. */
export const questionsStore = perDb((db) => {
  const found = () => db.select(FOUND).from(questions).innerJoin(quizzes, eq(quizzes.id, questions.quizId));
  return {
    listOfQuiz: statement(SET_QUIZ, (at) =>
      found()
        .where(and(eq(questions.quizId, at.quizId), isThere))
        .orderBy(asc(questions.position), asc(questions.id)),
    ),
    /** The teacher's questions with a tag, newest first: of several copies the newest is practised. */
    listOfTag: statement({ teacherId: quizzes.teacherId, tag: questionTags.tag }, (at) =>
      found()
        .where(and(eq(quizzes.teacherId, at.teacherId), isThere, hasTag(at.tag)))
        .orderBy(sql`${questions}.rowid desc`),
    ),
    /** A current question of a set. */
    findOfSet: statement({ setId: practiceSets.id, questionId: questions.id }, (at) =>
      db
        .select({ question: questions, familyId, lang: quizzes.lang })
        .from(questions)
        .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
        .innerJoin(practiceSets, eq(practiceSets.id, at.setId))
        .where(
          and(
            eq(questions.id, at.questionId),
            isThere,
            sql`(${questions.quizId} = ${practiceSets.quizId}
              or (${quizzes.teacherId} = ${practiceSets.teacherId} and ${hasTag(sql`${practiceSets.tag}`)}))`,
          ),
        ),
    ),
    /** All quizzes, deleted ones included, with a question of the families (a JSON list). */
    listHolders: statement({ familyIds: 'text' }, (at) =>
      db
        .selectDistinct({ familyId, quizId: questions.quizId })
        .from(questions)
        .where(
          and(
            isNull(questions.deletedAt),
            sql`${questions}.rowid in (
              select own.rowid from questions own join json_each(${at.familyIds}) wanted on own.id = wanted.value
              union all
              select copy.rowid from questions copy join json_each(${at.familyIds}) wanted on copy.family_id = wanted.value)`,
          ),
        ),
    ),
    /**
     * For one student, or '' for none: a student with released results is unaffected by others' held-back
     * ones.
     */
    findHolder: statement({ quizId: quizzes.id, studentId: 'text' }, (at) =>
      db
        .select({
          ...columnsOf(quizzes, 'title', 'teacherId', 'deletedAt'),
          isAssigned: sql<number>`${assignments.quizId} is not null`,
          opensAt: assignments.opensAt,
          isTaken: sql<number>`exists (select 1 from attempts where attempts.quiz_id = quizzes.id)`,
          isReleased: sql<number>`exists (select 1 from attempts where attempts.quiz_id = quizzes.id and attempts.released_at is not null)`,
          isWaiting: sql<number>`exists (select 1 from attempts
            where attempts.quiz_id = quizzes.id and attempts.submitted_at is not null and attempts.released_at is null
              and (attempts.held_back is null or attempts.student_id = ${at.studentId}))`,
        })
        .from(quizzes)
        .leftJoin(assignments, eq(assignments.quizId, quizzes.id))
        .where(eq(quizzes.id, at.quizId)),
    ),
  };
});

export type FoundQuestion = NonNullable<ReturnType<ReturnType<typeof questionsStore>['findOfSet']['get']>>;
