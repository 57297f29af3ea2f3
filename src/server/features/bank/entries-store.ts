import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { attempts, results } from '../../db/attempts-schema';
import { bankEntries, bankOutdatedQuizzes } from '../../db/bank-schema';
import { columnsOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { questions, questionTags, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const OF_TEACHER = { teacherId: bankEntries.teacherId };
const OF_QUIZ = { quizId: attempts.quizId };
const OF_FAMILY = { familyId: bankEntries.familyId, ...OF_TEACHER };
const KEY = { number: bankEntries.number };
const WORDS = {
  ...KEY,
  familyId: bankEntries.familyId,
  type: bankEntries.type,
  head: bankEntries.head,
  rest: bankEntries.rest,
};
const FIGURES = {
  ...OF_FAMILY,
  students: bankEntries.students,
  facility: bankEntries.facility,
  discrimination: bankEntries.discrimination,
};

/** A question and its copies in one teacher's quizzes; a colleague's copies have other classes. */
const isOfFamily = ({ familyId, teacherId }: { readonly familyId: SQL; readonly teacherId: SQL }) =>
  and(eq(bankEntries.familyId, familyId), eq(bankEntries.teacherId, teacherId));

/** Small enough not to delay a class. */
export const ENTRIES_AT_ONCE = 200;

/** The sources and index of the bank's words and figures. */
export const entriesStore = perDb((db) => ({
  listOutdated: statement(OF_TEACHER, (at) =>
    db
      .select({
        ...columnsOf(bankEntries, 'number', 'familyId'),
        question: questions,
        tags: sql<string>`(select json_group_array(tag order by tag) from ${questionTags} where ${questionTags.questionId} = ${questions.id})`,
      })
      .from(bankEntries)
      .innerJoin(questions, eq(questions.id, bankEntries.questionId))
      .where(and(eq(bankEntries.teacherId, at.teacherId), sql`${bankEntries.isOutdated} = 1`))
      .limit(ENTRIES_AT_ONCE),
  ),
  saveWords: statement({ ...WORDS, isDeleted: bankEntries.isDeleted }, ({ number, ...words }) =>
    db
      .update(bankEntries)
      .set({ ...words, isOutdated: false })
      .where(eq(bankEntries.number, number)),
  ),
  findOutdatedQuiz: statement(OF_TEACHER, (at) =>
    db
      .select({ quizId: bankOutdatedQuizzes.quizId })
      .from(bankOutdatedQuizzes)
      .innerJoin(quizzes, eq(quizzes.id, bankOutdatedQuizzes.quizId))
      .where(eq(quizzes.teacherId, at.teacherId))
      .limit(1),
  ),
  listMarks: statement(OF_QUIZ, (at) =>
    db
      .select(columnsOf(results, 'attemptId', 'questionId', 'score', 'maximumMarks'))
      .from(attempts)
      .innerJoin(results, eq(results.attemptId, attempts.id))
      .where(and(eq(attempts.quizId, at.quizId), isNotNull(attempts.evaluatedAt))),
  ),
  findLastStart: statement(OF_QUIZ, (at) =>
    db
      .select({ at: sql<number | null>`max(${attempts.startedAt})` })
      .from(attempts)
      .where(eq(attempts.quizId, at.quizId)),
  ),
  listOfQuiz: statement({ quizId: bankEntries.quizId }, (at) =>
    db
      .select(columnsOf(bankEntries, 'number', 'questionId', 'familyId'))
      .from(bankEntries)
      .where(eq(bankEntries.quizId, at.quizId)),
  ),
  saveSums: statement(
    { ...KEY, sums: bankEntries.sums, lastUsedAt: bankEntries.lastUsedAt },
    ({ number, ...use }) => db.update(bankEntries).set(use).where(eq(bankEntries.number, number)),
  ),
  setUpToDate: statement({ quizId: bankOutdatedQuizzes.quizId }, (at) =>
    db.delete(bankOutdatedQuizzes).where(eq(bankOutdatedQuizzes.quizId, at.quizId)),
  ),
  listSums: statement(OF_FAMILY, (at) =>
    db
      .select({ sums: sql<string>`${bankEntries.sums}` })
      .from(bankEntries)
      .where(and(isOfFamily(at), isNotNull(bankEntries.sums))),
  ),
  saveFigures: statement(FIGURES, ({ familyId, teacherId, ...figures }) =>
    db.update(bankEntries).set(figures).where(isOfFamily({ familyId, teacherId })),
  ),
}));

export const listEntries = (db: Db, questionIds: readonly string[]) =>
  db
    .select()
    .from(bankEntries)
    .where(inArray(bankEntries.questionId, [...questionIds]))
    .all();
