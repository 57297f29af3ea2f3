import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema';
import { answers, attempts, results } from '../../../db/attempts-schema';
import { columnsOf, excludedOf } from '../../../db/columns';
import { NEEDS_REVIEW } from '../../../db/mark-columns';
import { isAmong, SOME_QUIZZES } from '../../../db/own-quiz';
import { quizzes } from '../../../db/quizzes-schema';
import { perDb, statement } from '../../../db/store';

export type ResultRecord = typeof results.$inferSelect;

const MARK = getTableColumns(results);
const { attemptId, questionId, ...REST } = MARK;
const KEY = { attemptId, questionId };
const excluded = excludedOf(REST);
const target = [attemptId, questionId];

const OF_QUIZ = { quizId: attempts.quizId };
const OF_QUESTION = { ...OF_QUIZ, questionId: results.questionId };
type At<Names extends string> = Readonly<Record<Names, SQL>>;
const isResult = (at: At<'attemptId' | 'questionId'>) =>
  and(eq(results.attemptId, at.attemptId), eq(results.questionId, at.questionId));
const isEvaluatedOn = (at: At<'quizId' | 'questionId'>) =>
  and(eq(attempts.quizId, at.quizId), eq(results.questionId, at.questionId), isNotNull(attempts.evaluatedAt));

export const marksStore = perDb((db) => ({
  /** Never overwrites a teacher's mark. */
  saveMark: statement(MARK, (at) =>
    db
      .insert(results)
      .values(at)
      .onConflictDoUpdate({ target, set: excluded, setWhere: sql`${results.source} <> 'teacher'` }),
  ),
  saveTeacherMark: statement(MARK, (at) =>
    db.insert(results).values(at).onConflictDoUpdate({ target, set: excluded }),
  ),
  setFindings: statement({ ...KEY, findings: results.findings }, (at) =>
    db.update(results).set({ findings: at.findings }).where(isResult(at)),
  ),
  findResult: statement(KEY, (at) => db.select().from(results).where(isResult(at))),

  /** The teacher's marks with their answers, latest last; marks of one decision in order of names. */
  listTeacherMarks: statement(OF_QUIZ, (at) =>
    db
      .select({
        attemptId: results.attemptId,
        studentId: attempts.studentId,
        questionId: results.questionId,
        score: results.score,
        value: answers.value,
      })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .leftJoin(
        answers,
        and(
          eq(answers.attemptId, results.attemptId),
          eq(answers.questionId, results.questionId),
          // A mark does not apply to an answer saved after it.
          lte(answers.savedAt, results.markedAt),
        ),
      )
      .where(and(eq(attempts.quizId, at.quizId), sql`${results.source} = 'teacher'`))
      .orderBy(asc(results.markedAt), sql`${accounts.name} collate nocase`, asc(attempts.id)),
  ),
  /** The marks of one question on evaluated attempts, with their source and the quiz score. */
  listMarksOfQuestion: statement(OF_QUESTION, (at) =>
    db
      .select({
        result: results,
        studentId: accounts.id,
        studentName: accounts.name,
        releasedAt: attempts.releasedAt,
        total: sql<number>`(select sum(each.score) from results each where each.attempt_id = ${attempts.id})`,
      })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .innerJoin(accounts, eq(accounts.id, attempts.studentId))
      .where(isEvaluatedOn(at))
      .orderBy(sql`${accounts.name} collate nocase`, asc(accounts.email), asc(attempts.id)),
  ),
  /** The evaluated answers to one question with their marks, in the order first marked. */
  listMarkedAnswers: statement(OF_QUESTION, (at) =>
    db
      .select({
        attemptId: attempts.id,
        versionId: attempts.versionId,
        seed: attempts.seed,
        studentId: attempts.studentId,
        releasedAt: attempts.releasedAt,
        value: answers.value,
        malformed: answers.malformed,
        result: results,
      })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .leftJoin(
        answers,
        and(eq(answers.attemptId, results.attemptId), eq(answers.questionId, results.questionId)),
      )
      .where(isEvaluatedOn(at))
      .orderBy(asc(attempts.submittedAt), asc(attempts.id)),
  ),
  /** By question: the number of answer groups the teacher marked, and their spot checks as a JSON list. */
  listChecks: statement(OF_QUIZ, (at) =>
    db
      .select({
        questionId: results.questionId,
        markedGroups: sql<number>`count(distinct json_extract(${results.findings}, '$.group'))`,
        checks: sql<string>`json_group_array(json_object('id', json_extract(${results.findings}, '$.check.id'),
          'suggested', json_extract(${results.findings}, '$.check.suggested'), 'given', ${results.score},
          'at', ${results.markedAt})) filter (where json_extract(${results.findings}, '$.check.id') is not null)`,
      })
      .from(attempts)
      .innerJoin(results, eq(results.attemptId, attempts.id))
      .where(
        and(
          eq(attempts.quizId, at.quizId),
          isNotNull(attempts.evaluatedAt),
          sql`${results.source} = 'teacher' and ${results.findings} is not null`,
        ),
      )
      .groupBy(results.questionId),
  ),
  /**
   * The marks on a JSON list of quizzes that need a decision or may be drawn for the spot check. A text counts by its group, an
   * ungraded answer by itself.
   */
  listToDecide: statement(SOME_QUIZZES, (at) =>
    db
      .select({
        quizId: attempts.quizId,
        ...columnsOf(results, 'attemptId', 'questionId', 'source', 'score', 'confidence', 'markedAt'),
        isReleased: sql<number>`${attempts.releasedAt} is not null`,
        needsReview: sql<number>`${sql.raw(NEEDS_REVIEW)}`,
        group: sql<string | null>`json_extract(${results.findings}, '$.group')`,
        check: sql<string | null>`json_extract(${results.findings}, '$.check')`,
        answer: sql<
          string | null
        >`case when ${results.findings} is null then (select ${answers.value} from ${answers}
          where ${answers.attemptId} = ${results.attemptId} and ${answers.questionId} = ${results.questionId}) end`,
      })
      .from(quizzes)
      .crossJoin(attempts)
      .crossJoin(results)
      .where(
        and(
          isAmong(at),
          eq(attempts.quizId, quizzes.id),
          isNotNull(attempts.evaluatedAt),
          eq(results.attemptId, attempts.id),
          sql`(${results.findings} is not null and (${attempts.releasedAt} is null or ${results.source} = 'teacher')
            or ${sql.raw(NEEDS_REVIEW)})`,
        ),
      ),
  ),
  /** A mark on some questions (a JSON list) that needs a decision outside the spot check; no row if none. */
  findToDecide: statement({ ...OF_QUIZ, questionIds: 'text' }, (at) =>
    db
      .select({ questionId: results.questionId })
      .from(attempts)
      .innerJoin(results, eq(results.attemptId, attempts.id))
      .where(
        and(
          ...[eq(attempts.quizId, at.quizId), isNotNull(attempts.evaluatedAt), isNull(attempts.releasedAt)],
          sql`${results.questionId} in (select value from json_each(${at.questionIds}))`,
          sql.raw(NEEDS_REVIEW),
          sql`(json_extract(${results.findings}, '$.check') is null or ${results.source} = 'teacher')`,
        ),
      )
      .limit(1),
  ),
  /** Adds a suggestion to the spot check, or removes it; a drawn one needs review. */
  setCheck: statement({ ...KEY, check: 'text' }, (at) =>
    db
      .update(results)
      .set({
        findings: sql`case when ${at.check} = '' then json_remove(${results.findings}, '$.check')
          else json_set(${results.findings}, '$.check', json(${at.check})) end`,
        needsReview: sql`${at.check} <> ''`,
      })
      .where(and(isResult(at), sql`${results.source} <> 'teacher'`)),
  ),
  findMarkedAnswer: statement(KEY, (at) =>
    db
      .select({ result: results, releasedAt: attempts.releasedAt })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .where(and(isResult(at), isNotNull(attempts.evaluatedAt))),
  ),
}));
