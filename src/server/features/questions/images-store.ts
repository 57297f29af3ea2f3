import { type Column, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { questionCorrections } from '../../db/grading-schema';
import { questionDrafts, questions, quizVersions } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const holds = (column: Column | SQL, part: SQL) => sql`instr(${column}, ${part}) > 0`;

const questionTexts = sql<string>`${questions.text} || coalesce(${questions.explanation}, '') || ${questions.body}`;

export const imagesStore = perDb((db) => ({
  /** Deleted questions and quizzes included: both can be restored. */
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
  /** Every text, plain or JSON, deleted or not, that contains the middle of an image mark. */
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
    db
      .select({ id: quizVersions.id })
      .from(quizVersions)
      .where(holds(quizVersions.content, at.image))
      .limit(1),
  ),
  /** Undoing a correction restores its earlier image. */
  findInCorrection: statement({ image: 'text' }, (at) =>
    db
      .select({ id: questionCorrections.id })
      .from(questionCorrections)
      .where(or(holds(questionCorrections.before, at.image), holds(questionCorrections.after, at.image)))
      .limit(1),
  ),
}));
