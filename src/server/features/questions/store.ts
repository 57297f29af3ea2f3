import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import { columnsOf, excludedOf } from '../../db/columns';
import { questionCorrections } from '../../db/grading-schema';
import type { Db } from '../../db/open';
import { OWNER, ownedBy } from '../../db/own-quiz';
import { questionDrafts, questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import type { OwnerId } from '../../rules/access/owner-id';

/** The columns set by a request. */
const WRITTEN = columnsOf(
  questions,
  ...([
    'type',
    'format',
    'text',
    'imageUrl',
    'imageAlt',
    'explanation',
    'body',
    'timeLimit',
    'maximumMarks',
  ] as const),
);
type QuestionColumns = Pick<typeof questions.$inferSelect, keyof typeof WRITTEN>;

const IN_QUIZ = { quizId: quizzes.id };

export const questionsStore = perDb((db) => ({
  add: statement({ ...WRITTEN, ...columnsOf(questions, 'id', 'quizId', 'position') }, (at) =>
    db.insert(questions).values(at),
  ),
  /** A question of the teacher, deleted or not, in an undeleted quiz. */
  findOwn: statement({ ...OWNER, questionId: questions.id }, (at) =>
    db
      .select({ questionId: questions.id, quizId: questions.quizId, deletedAt: questions.deletedAt })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .where(and(eq(questions.id, at.questionId), ownedBy(at))),
  ),
  /** Any owner, deleted or not. */
  findAny: statement({ questionId: questions.id }, (at) =>
    db.select({ quizId: questions.quizId }).from(questions).where(eq(questions.id, at.questionId)),
  ),
  findAnyDraft: statement({ questionId: questionDrafts.id }, (at) =>
    db.select().from(questionDrafts).where(eq(questionDrafts.id, at.questionId)),
  ),
  findPosition: statement({ ...IN_QUIZ, questionId: questions.id }, (at) =>
    db
      .select({ position: questions.position })
      .from(questions)
      .where(and(eq(questions.quizId, at.quizId), eq(questions.id, at.questionId))),
  ),
  findDraftPosition: statement({ ...IN_QUIZ, questionId: questionDrafts.id }, (at) =>
    db
      .select({ position: questionDrafts.position })
      .from(questionDrafts)
      .where(and(eq(questionDrafts.quizId, at.quizId), eq(questionDrafts.id, at.questionId))),
  ),
  lastPosition: statement(IN_QUIZ, (at) =>
    db
      .select({ position: max(questions.position) })
      .from(questions)
      .where(eq(questions.quizId, at.quizId)),
  ),
  lastDraftPosition: statement(IN_QUIZ, (at) =>
    db
      .select({ position: max(questionDrafts.position) })
      .from(questionDrafts)
      .where(eq(questionDrafts.quizId, at.quizId)),
  ),
}));

export const insertQuestion = (
  db: Db,
  row: QuestionColumns & { id: string; quizId: string; position: number },
) => questionsStore(db).add.run(row);

/** Shifts everything behind a position by one, deleted rows included. */
export function makeRoom(db: Db, { quizId, behind }: { quizId: string; behind: number }): void {
  for (const table of [questions, questionDrafts]) {
    db.update(table)
      .set({ position: sql`${table.position} + 1` })
      .where(and(eq(table.quizId, quizId), gt(table.position, behind)))
      .run();
  }
}

interface OwnQuestion {
  readonly questionId: string;
  readonly teacherId: OwnerId;
}

export const updateOwnQuestion = (
  db: Db,
  { questionId, teacherId }: OwnQuestion,
  changes: Partial<QuestionColumns & Pick<typeof questions.$inferInsert, 'deletedAt'>>,
) =>
  db
    .update(questions)
    .set(changes)
    .where(
      and(
        eq(questions.id, questionId),
        sql`${questions.quizId} in (select id from quizzes where teacher_id = ${teacherId} and deleted_at is null)`,
      ),
    )
    .run();

export type CorrectionRecord = typeof questionCorrections.$inferSelect;

export const insertCorrection = (db: Db, correction: typeof questionCorrections.$inferInsert) =>
  db.insert(questionCorrections).values(correction).run();

export const findCorrection = (
  db: Db,
  { questionId, correctionId }: { questionId: string; correctionId: string },
) =>
  db
    .select()
    .from(questionCorrections)
    .where(and(eq(questionCorrections.id, correctionId), eq(questionCorrections.questionId, questionId)))
    .get();

/** The last correction of a question in force. */
export const findLastCorrection = (db: Db, questionId: string) =>
  db
    .select()
    .from(questionCorrections)
    .where(and(eq(questionCorrections.questionId, questionId), isNull(questionCorrections.undoneAt)))
    .orderBy(desc(questionCorrections.at), desc(sql`rowid`))
    .limit(1)
    .get();

export const setUndone = (db: Db, correctionId: string, undoneAt: number) =>
  db.update(questionCorrections).set({ undoneAt }).where(eq(questionCorrections.id, correctionId)).run();

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

export const dropDraft = (db: Db, at: InOwnQuiz) => db.delete(questionDrafts).where(isIt(at)).run();

export const setDraftDeleted = (db: Db, at: InOwnQuiz, deletedAt: number | null) =>
  db.update(questionDrafts).set({ deletedAt }).where(isIt(at)).run();
