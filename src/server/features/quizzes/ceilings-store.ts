import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { uploadsNamedIn } from '../../../shared/rich-text/upload-id';
import type { Db } from '../../db/open';
import { questionDrafts, questions, quizzes } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';
import type { OwnerId } from '../../rules/access/owner-id';

// Counts deleted rows too: they occupy the same file until purged.

const ceilingsStore = perDb((db) => ({
  quizzes: statement({ teacherId: quizzes.teacherId }, (at) =>
    db.select({ count: count() }).from(quizzes).where(eq(quizzes.teacherId, at.teacherId)),
  ),
  questions: statement({ quizId: questions.quizId }, (at) =>
    db
      .select({ count: count(sql`case when ${questions.deletedAt} is null then 1 end`), ever: count() })
      .from(questions)
      .where(eq(questions.quizId, at.quizId)),
  ),
  drafts: statement({ quizId: questionDrafts.quizId }, (at) =>
    db
      .select({
        count: count(sql`case when ${questionDrafts.deletedAt} is null then ${questionDrafts.position} end`),
        ever: count(),
      })
      .from(questionDrafts)
      .where(eq(questionDrafts.quizId, at.quizId)),
  ),
}));

export const countQuizzes = (db: Db, teacherId: OwnerId): number =>
  ceilingsStore(db).quizzes.get({ teacherId })?.count ?? 0;

/** Drafts included; `ever` also counts deleted ones and unfinished changes. */
export function countQuestions(db: Db, quizId: string) {
  const finished = ceilingsStore(db).questions.get({ quizId });
  const drafts = ceilingsStore(db).drafts.get({ quizId });
  const sum = (of: 'count' | 'ever') => (finished?.[of] ?? 0) + (drafts?.[of] ?? 0);
  return { count: sum('count'), ever: sum('ever') };
}

/** How often texts reference images; copies count, as for questions' own images. */
function countNamed(db: Db, where: SQL): number {
  const texts = [
    {
      table: questions,
      text: sql<string>`${questions.text} || coalesce(${questions.explanation}, '') || ${questions.body}`,
    },
    { table: questionDrafts, text: sql<string>`${questionDrafts.draft}` },
  ];
  return texts
    .flatMap(({ table, text }) =>
      db
        .select({ text })
        .from(table)
        .innerJoin(quizzes, eq(quizzes.id, table.quizId))
        .where(and(where, sql`instr(${text}, '](') > 0`))
        .all(),
    )
    .reduce((sum, { text }) => sum + uploadsNamedIn(text).length, 0);
}

export const countImages = (db: Db, teacherId: OwnerId): number =>
  countWhere(db, eq(quizzes.teacherId, teacherId));
export const countImagesOf = (db: Db, quizId: string): number => countWhere(db, eq(quizzes.id, quizId));

function countWhere(db: Db, where: SQL): number {
  const counts = [questions, questionDrafts].map((table) =>
    db
      .select({ count: count() })
      .from(table)
      .innerJoin(quizzes, eq(quizzes.id, table.quizId))
      .where(and(where, isNotNull(table.imageUrl)))
      .get(),
  );
  return counts.reduce((sum, counted) => sum + (counted?.count ?? 0), 0) + countNamed(db, where);
}
