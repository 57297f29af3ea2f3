import { and, eq } from 'drizzle-orm';
import { columnsOf, excludedOf } from '../../db/columns';
import type { Db } from '../../db/open';
import { questionDrafts } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

/** An unfinished question in a quiz already known to be the teacher's. */
interface InOwnQuiz {
  readonly quizId: string;
  readonly id: string;
}

const isIt = ({ quizId, id }: InOwnQuiz) => and(eq(questionDrafts.id, id), eq(questionDrafts.quizId, quizId));

/** Upserts an unfinished question; its position stays. */
export const keepDraft = (db: Db, row: DraftRow): void => void draftsStore(db).keep.run(row);

const KEPT = columnsOf(questionDrafts, 'draft', 'imageUrl', 'updatedAt');
const DRAFT = { ...KEPT, ...columnsOf(questionDrafts, 'id', 'quizId', 'position') };
type DraftRow = Pick<typeof questionDrafts.$inferSelect, keyof typeof DRAFT>;

const draftsStore = perDb((db) => ({
  keep: statement(DRAFT, (at) =>
    db
      .insert(questionDrafts)
      .values(at)
      .onConflictDoUpdate({ target: questionDrafts.id, set: excludedOf(KEPT) }),
  ),
}));

/** Deletes the unfinished question. */
export const dropDraft = (db: Db, at: InOwnQuiz) => db.delete(questionDrafts).where(isIt(at)).run();

export const setDraftDeleted = (db: Db, at: InOwnQuiz, deletedAt: number | null) =>
  db.update(questionDrafts).set({ deletedAt }).where(isIt(at)).run();
