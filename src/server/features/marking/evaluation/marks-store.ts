import { and, asc, eq, getTableColumns, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../../db/accounts-schema';
import { answers, attempts, results } from '../../../db/attempts-schema';
import { excludedOf } from '../../../db/columns';
import { perDb, statement } from '../../../db/store';

/** A mark as stored. */
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
  /** A teacher's mark is never overwritten. */
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

  /** The teacher's marks, the latest last, those of one decision by name; with the answers that they are of. */
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
          // A mark says nothing of an answer that was given after it.
          lte(answers.savedAt, results.markedAt),
        ),
      )
      .where(and(eq(attempts.quizId, at.quizId), sql`${results.source} = 'teacher'`))
      .orderBy(asc(results.markedAt), sql`${accounts.name} collate nocase`, asc(attempts.id)),
  ),
  /** The marks of one question on the attempts that are evaluated, by whom, and the score of the whole quiz. */
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
  /** The evaluated answers to one question with their marks, in the order in which they were first marked. */
  listMarkedAnswers: statement(OF_QUESTION, (at) =>
    db
      .select({
        attemptId: attempts.id,
        paperId: attempts.paperId,
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
  /** By question: how many groups of answers the teacher has marked, and the checks among them as a JSON list. */
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
  findMarkedAnswer: statement(KEY, (at) =>
    db
      .select({ result: results, releasedAt: attempts.releasedAt })
      .from(results)
      .innerJoin(attempts, eq(attempts.id, results.attemptId))
      .where(and(isResult(at), isNotNull(attempts.evaluatedAt))),
  ),
}));
