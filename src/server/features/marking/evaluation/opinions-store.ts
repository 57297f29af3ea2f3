import { desc, sql } from 'drizzle-orm';
import { results } from '../../../db/attempts-schema';
import { perDb, statement } from '../../../db/store';

/** The sample size. */
const LOOKED_AT = 500;

export const opinionsStore = perDb((db) => ({
  /** The latest teacher marks with the AI opinion of each answer; null if there was none or it is doubted. */
  listLatest: statement({}, () =>
    db
      .select({
        questionId: results.questionId,
        given: results.score,
        maximumMarks: results.maximumMarks,
        suggested: sql<number | null>`case when json_extract(${results.findings}, '$.opinion.doubt') is null
          then json_extract(${results.findings}, '$.opinion.marks') end`,
      })
      .from(results)
      .where(sql`source = 'teacher'`)
      .orderBy(desc(results.markedAt))
      .limit(LOOKED_AT),
  ),
}));
