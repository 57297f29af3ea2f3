import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open';
import { questions, questionTags } from '../../db/quizzes-schema';

/** The tags of the questions of a quiz, by their names. */
export const listTags = (db: Db, quizId: string) =>
  db
    .select({ questionId: questionTags.questionId, tag: questionTags.tag })
    .from(questionTags)
    .innerJoin(questions, eq(questions.id, questionTags.questionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(questionTags.tag)
    .all();
