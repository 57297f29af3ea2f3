import { type Column, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { questionCorrections } from '../../db/corrections-schema';
import { papers, questionDrafts, questions } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const holds = (column: Column, imageUrl: SQL) => sql`instr(${column}, ${imageUrl}) > 0`;

export const imagesStore = perDb((db) => ({
  /** Those of deleted questions and quizzes too: both can be restored. */
  listShown: statement({}, () =>
    db
      .select({ imageUrl: questions.imageUrl })
      .from(questions)
      .where(isNotNull(questions.imageUrl))
      .union(
        db
          .select({ imageUrl: questionDrafts.imageUrl })
          .from(questionDrafts)
          .where(isNotNull(questionDrafts.imageUrl)),
      ),
  ),
  findInVersion: statement({ imageUrl: 'text' }, (at) =>
    db.select({ id: papers.id }).from(papers).where(holds(papers.content, at.imageUrl)).limit(1),
  ),
  /** A correction can be undone, which brings the image of before back. */
  findInCorrection: statement({ imageUrl: 'text' }, (at) =>
    db
      .select({ id: questionCorrections.id })
      .from(questionCorrections)
      .where(
        or(holds(questionCorrections.before, at.imageUrl), holds(questionCorrections.after, at.imageUrl)),
      )
      .limit(1),
  ),
}));
