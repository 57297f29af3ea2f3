import { type Column, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { questionCorrections } from '../../db/corrections-schema';
import { papers, questionDrafts, questions } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const holds = (column: Column | SQL, part: SQL) => sql`instr(${column}, ${part}) > 0`;

const questionTexts = sql<string>`${questions.text} || coalesce(${questions.explanation}, '') || ${questions.body}`;

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
  /** What may name images: all that has the middle of their marks in it, deleted or not, as text or as JSON. */
  listTexts: statement({}, () =>
    db
      .select({ text: questionTexts })
      .from(questions)
      .where(holds(questionTexts, sql`']('`))
      .union(
        db
          .select({ text: sql<string>`${questionDrafts.draft}` })
          .from(questionDrafts)
          .where(holds(questionDrafts.draft, sql`']('`)),
      ),
  ),
  findInVersion: statement({ image: 'text' }, (at) =>
    db.select({ id: papers.id }).from(papers).where(holds(papers.content, at.image)).limit(1),
  ),
  /** A correction can be undone, which brings the image of before back. */
  findInCorrection: statement({ image: 'text' }, (at) =>
    db
      .select({ id: questionCorrections.id })
      .from(questionCorrections)
      .where(or(holds(questionCorrections.before, at.image), holds(questionCorrections.after, at.image)))
      .limit(1),
  ),
}));
