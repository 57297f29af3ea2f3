import { eq, inArray, sql } from 'drizzle-orm';
import { listOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { questions, questionTags } from '../../db/quizzes-schema';

/** The tags of finished and unfinished questions, by name. */
export const listTags = (db: Db, questionIds: readonly string[]) =>
  db
    .select({ questionId: questionTags.questionId, tag: questionTags.tag })
    .from(questionTags)
    .where(inArray(questionTags.questionId, listOf(questionIds)))
    .orderBy(questionTags.tag)
    .all();

/** The families of a quiz's questions; a family's last copy may be deleted too. */
export const listFamilies = (db: Db, quizId: string) =>
  db
    .select({
      questionId: questions.id,
      familyId: sql<string>`coalesce(${questions.familyId}, ${questions.id})`,
    })
    .from(questions)
    .where(eq(questions.quizId, quizId))
    .all();
