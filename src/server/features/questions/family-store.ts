import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { isAmong } from '../../db/own-quiz';
import { questions, questionTags, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

interface FromTo {
  readonly from: string;
  readonly to: string;
}

/** The family of a question; one that stands alone, or is gone, has its own id as one. */
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
  // By the family, of which there are few: a quiz that a file fills would be read once for each of its questions.
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

/** Makes a copy one of the family of its question, which begins one where it had none. */
export function joinFamily(db: Db, { from, to }: FromTo): void {
  familyStore(db).begin.run({ from });
  familyStore(db).join.run({ from, to });
}

/** Whether a quiz has a question of a family already. */
export const isFamilyInQuiz = (db: Db, of: { from: string; quizId: string }): boolean =>
  familyStore(db).findInQuiz.get(of) !== undefined;

export const copyTags = (db: Db, fromTo: FromTo): void => void familyStore(db).copyTags.run(fromTo);

/** The others of the family of a question in these quizzes, a JSON list of ids, the oldest first. */
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
