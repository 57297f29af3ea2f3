import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { isAmong } from '../../db/own-quiz';
import { questions, questionTags, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

interface FromTo {
  readonly from: string;
  readonly to: string;
}

/** The family of a question; its own id without one, or if the question is deleted. */
const familyOf = (from: SQL) =>
  sql`coalesce((select origin.family_id from questions origin where origin.id = ${from}), ${from})`;

const familyStore = perDb((db) => ({
  begin: statement({ from: questions.id }, ({ from }) =>
    db
      .update(questions)
      .set({ familyId: sql`${questions.id}` })
      .where(and(eq(questions.id, from), isNull(questions.familyId))),
  ),
  join: statement({ from: questions.id, to: questions.id }, ({ from, to }) =>
    db
      .update(questions)
      .set({ familyId: familyOf(from) })
      .where(eq(questions.id, to)),
  ),
  // Starts from the family, which is small: a large imported quiz would be scanned once per question.
  findInQuiz: statement({ from: questions.id, quizId: questions.quizId }, ({ from, quizId }) => {
    const family = familyOf(from);
    return db
      .select({ id: questions.id })
      .from(questions)
      .where(
        and(
          or(eq(questions.id, family), eq(questions.familyId, family)),
          sql`+${questions.quizId} = ${quizId}`,
          isNull(questions.deletedAt),
        ),
      )
      .limit(1);
  }),
  copyTags: statement({ from: questionTags.questionId, to: questionTags.questionId }, ({ from, to }) =>
    db
      .insert(questionTags)
      .select(
        db
          .select({ questionId: sql<string>`${to}`.as('copy'), tag: questionTags.tag })
          .from(questionTags)
          .where(eq(questionTags.questionId, from)),
      )
      .onConflictDoNothing(),
  ),
}));

/** Adds a copy to its question's family, starting one if needed. */
export function joinFamily(db: Db, { from, to }: FromTo): void {
  familyStore(db).begin.run({ from });
  familyStore(db).join.run({ from, to });
}

/** Whether a quiz already has a question of the family. */
export const isFamilyInQuiz = (db: Db, of: { from: string; quizId: string }): boolean =>
  familyStore(db).findInQuiz.get(of) !== undefined;

export const copyTags = (db: Db, fromTo: FromTo): void => void familyStore(db).copyTags.run(fromTo);

/** Other questions of the family in these quizzes (a JSON list of ids), oldest first. */
export const listCopies = (db: Db, { questionId, quizIds }: { questionId: string; quizIds: string }) =>
  db
    .select({ questionId: questions.id, quiz: quizzes })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(
      and(
        sql`${questions.familyId} = (select own.family_id from questions own where own.id = ${questionId})`,
        ne(questions.id, questionId),
        isNull(questions.deletedAt),
        isNull(quizzes.deletedAt),
        isAmong({ quizIds: sql`${quizIds}` }),
      ),
    )
    .orderBy(sql`${questions}.rowid`)
    .all();
