import { desc, sql } from 'drizzle-orm';
import { results } from '../../../db/attempts-schema';
import { plainRows } from '../../../db/plain-rows';
import { perDb, statement } from '../../../db/store';

interface TextQuestionRow {
  readonly questionId: string;
  readonly text: string;
  readonly correctAnswer: string;
}

interface MarkRow {
  /** JSON, as in the answers table. */
  readonly value: string;
  readonly score: number;
  readonly maximumMarks: number;
}

interface CountRow {
  readonly questionId: string;
  readonly count: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** The teacher's marks on a JSON list of question ids, for answers given before the mark; read live. */
const MARKS = `from json_each(?) as same cross join results on results.question_id = same.value
  join answers on answers.attempt_id = results.attempt_id and answers.question_id = results.question_id
  where results.source = 'teacher' and not answers.malformed and answers.saved_at <= results.marked_at
  and trim(json_extract(answers.value, '$')) <> ''`;

/** One teacher's marks on the same questions in other quizzes. Nothing is copied, so erased and purged answers are forgotten. */
export const earlierMarksStore = perDb((db) => ({
  /** The text questions of a teacher's other quizzes, trashed ones included; parameters: teacher twice, quiz. */
  listTextQuestions: plainRows<TextQuestionRow>(
    db,
    `with own as (select id from quizzes where teacher_id = +? and deleted_at is null union all
       select trashed.id from quizzes as trashed where trashed.teacher_id = +? and trashed.deleted_at is not null)
     select questions.id as questionId, questions.text, json_extract(questions.body, '$.correctAnswer') as correctAnswer
     from own cross join questions on questions.quiz_id = own.id
     where own.id <> +? and questions.type in ('short', 'long')`,
  ),
  /** Latest first; parameters: questions, limit. */
  listMarks: plainRows<MarkRow>(
    db,
    `select answers.value, results.score, results.maximum_marks as maximumMarks ${MARKS}
     order by results.marked_at desc, results.rowid desc limit +?`,
  ),
  countMarks: plainRows<CountRow>(
    db,
    `select same.value as questionId, count(*) as count, min(results.marked_at) as firstAt,
       max(results.marked_at) as lastAt ${MARKS} group by same.value`,
  ),
}));

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
