import type { Column } from 'drizzle-orm';
import { isNotNull, or, sql } from 'drizzle-orm';
import { questionCorrections } from '../../db/corrections-schema';
import { preparedPerDb } from '../../db/prepared-per-db';
import { papers, questions } from '../../db/quizzes-schema';

const holdsUrl = (column: Column) => sql`instr(${column}, ${sql.placeholder('imageUrl')}) > 0`;

export const imagesRepo = preparedPerDb((db) => ({
  /** Those of deleted questions and quizzes too: both can be restored. */
  listShown: () =>
    db
      .selectDistinct({ imageUrl: questions.imageUrl })
      .from(questions)
      .where(isNotNull(questions.imageUrl))
      .prepare(),
  findInPaper: () =>
    db.select({ id: papers.id }).from(papers).where(holdsUrl(papers.content)).limit(1).prepare(),
  /** A correction can be undone, which brings the image of before back. */
  findInCorrection: () =>
    db
      .select({ id: questionCorrections.id })
      .from(questionCorrections)
      .where(or(holdsUrl(questionCorrections.before), holdsUrl(questionCorrections.after)))
      .limit(1)
      .prepare(),
}));
