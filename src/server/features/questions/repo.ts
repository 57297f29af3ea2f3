import type { Column } from 'drizzle-orm';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { questionCorrections } from '../../db/corrections-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { questions, quizzes } from '../../db/quizzes-schema';

const at = sql.placeholder;
/** A placeholder in an update that goes through the column, so that lists become JSON. */
const boundTo = (column: Column, name: string) => sql`${sql.param(at(name), column)}`;

export const questionsRepo = preparedPerDb((db) => {
  const ownQuizzes = db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.teacherId, at('teacherId')), isNull(quizzes.deletedAt)));
  const ownOne = and(eq(questions.id, at('questionId')), sql`${questions.quizId} in ${ownQuizzes}`);
  return {
    findOwn: () =>
      db
        .select({ quizId: questions.quizId, deletedAt: questions.deletedAt })
        .from(questions)
        .where(ownOne)
        .prepare(),
    /** The place after the last, deleted questions included, which may come back to theirs. */
    findLastPosition: () =>
      db
        .select({ position: sql<number | null>`max(${questions.position})` })
        .from(questions)
        .where(and(eq(questions.quizId, at('quizId')), sql`${questions.quizId} in ${ownQuizzes}`))
        .prepare(),
    insert: () =>
      db
        .insert(questions)
        .values({
          id: at('questionId'),
          quizId: at('quizId'),
          position: at('position'),
          type: at('type'),
          text: at('text'),
          imageUrl: at('imageUrl'),
          imageAlt: at('imageAlt'),
          options: at('options'),
          correctAnswer: at('correctAnswer'),
          min: at('min'),
          max: at('max'),
          step: at('step'),
          timeLimit: at('timeLimit'),
          maximumMarks: at('maximumMarks'),
          partialCredit: at('partialCredit'),
        })
        .prepare(),
    save: () =>
      db
        .update(questions)
        .set({
          type: boundTo(questions.type, 'type'),
          text: boundTo(questions.text, 'text'),
          imageUrl: boundTo(questions.imageUrl, 'imageUrl'),
          imageAlt: boundTo(questions.imageAlt, 'imageAlt'),
          options: boundTo(questions.options, 'options'),
          correctAnswer: boundTo(questions.correctAnswer, 'correctAnswer'),
          min: boundTo(questions.min, 'min'),
          max: boundTo(questions.max, 'max'),
          step: boundTo(questions.step, 'step'),
          timeLimit: boundTo(questions.timeLimit, 'timeLimit'),
          maximumMarks: boundTo(questions.maximumMarks, 'maximumMarks'),
          partialCredit: boundTo(questions.partialCredit, 'partialCredit'),
        })
        .where(ownOne)
        .prepare(),
    insertCorrection: () =>
      db
        .insert(questionCorrections)
        .values({
          id: at('id'),
          questionId: at('questionId'),
          teacherId: at('teacherId'),
          at: at('now'),
          before: at('before'),
          after: at('after'),
          policy: at('policy'),
        })
        .prepare(),
    findCorrection: () =>
      db
        .select()
        .from(questionCorrections)
        .where(
          and(
            eq(questionCorrections.id, at('correctionId')),
            eq(questionCorrections.questionId, at('questionId')),
          ),
        )
        .prepare(),
    findLastCorrection: () =>
      db
        .select()
        .from(questionCorrections)
        .where(
          and(eq(questionCorrections.questionId, at('questionId')), isNull(questionCorrections.undoneAt)),
        )
        .orderBy(desc(questionCorrections.at), desc(sql`rowid`))
        .limit(1)
        .prepare(),
    setUndone: () =>
      db
        .update(questionCorrections)
        .set({ undoneAt: boundTo(questionCorrections.undoneAt, 'now') })
        .where(eq(questionCorrections.id, at('correctionId')))
        .prepare(),
    setDeletedAt: () =>
      db
        .update(questions)
        .set({ deletedAt: boundTo(questions.deletedAt, 'deletedAt') })
        .where(ownOne)
        .prepare(),
  };
});
