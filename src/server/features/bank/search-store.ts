import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BankOrder } from '../../../shared/bank/orders';
import { foldedWords } from '../../../shared/folded-words';
import { bankEntries } from '../../db/bank-schema';
import type { Db } from '../../db/open';
import { questions, questionTags, quizzes } from '../../db/quizzes-schema';
import type { OwnerId } from '../../rules/access/owner-id';
import type { BankSearch } from '../../rules/bank/request';

const { head, rest, number, facility, discrimination, lastUsedAt } = bankEntries;

/** The ranges of `discriminationWord`: from, and below. */
const BOUNDS = {
  reversed: [-2, -0.1],
  none: [-0.1, 0.1],
  hardly: [0.1, 0.2],
  fairly: [0.2, 0.4],
  well: [0.4, 2],
} as const;

/** An entry's score and number, which breaks ties. */
export type Place = readonly [score: number, number: number];

interface Found {
  readonly questionId: string;
  readonly score: number;
  readonly number: number;
  readonly total: number;
}

/** A page of results: one row per family, best first, with the total number. */
export function findFamilies(
  db: Db,
  {
    teacherId,
    search,
    after,
    limit,
  }: { teacherId: OwnerId; search: BankSearch; after: Place | null; limit: number },
): Found[] {
  const words = foldedWords(search.words);
  const behind = after ? sql`where (score, number) < (${after[0]}, ${after[1]})` : sql``;
  return db.all<Found>(sql`
    with families as materialized (
      select family_id, question_id, number, max(${scoreOf(search.order, words)}) as score
      from ${bankEntries} where ${and(...conditions(teacherId, search, words))} group by family_id)
    select question_id as questionId, score, number, (select count(*) from families) as total
    from families ${behind} order by score desc, number desc limit ${limit}`);
}

function scoreOf(order: BankOrder, words: readonly string[]): SQL {
  if (order === 'last-used') return sql`coalesce(${lastUsedAt}, 0)`;
  if (order === 'hardest') return sql`coalesce(-${facility}, -2)`;
  if (order === 'easiest') return sql`coalesce(${facility}, -2)`;
  if (order === 'discrimination') return sql`coalesce(${discrimination}, -2)`;
  if (order === 'newest' || words.length === 0) return sql`${number}`;
  // Words of text and tags rank above those of options, whole words above prefixes.
  const scores = words.map((word) => sql`(${has(head, word)}) * 2 + (${has(head, `${word} `)})`);
  return sql.join(scores, sql` + `);
}

const has = (column: typeof head | typeof rest, start: string) => sql`instr(${column}, ${` ${start}`}) > 0`;

function conditions(teacherId: OwnerId, search: BankSearch, words: readonly string[]): SQL[] {
  const { type, tag, quizId, folder, notIn, usedFrom, usedTo, facilityFrom, facilityTo } = search;
  const bounds = search.discrimination && BOUNDS[search.discrimination];
  return [
    sql`${bankEntries.teacherId} = ${teacherId} and ${bankEntries.isDeleted} = 0`,
    ...words.map((word) => sql`(${has(head, word)} or ${has(rest, word)})`),
    ...given(type, (value) => sql`${bankEntries.type} = ${value}`),
    ...given(
      tag,
      (value) =>
        sql`${bankEntries.questionId} in (select question_id from ${questionTags} where tag = ${value})`,
    ),
    ...given(quizId, (value) => sql`${bankEntries.quizId} = ${value}`),
    ...given(
      folder,
      (value) =>
        sql`${bankEntries.quizId} in (select id from ${quizzes} where teacher_id = ${teacherId} and folder = ${value})`,
    ),
    ...given(
      notIn,
      (value) =>
        sql`${bankEntries.familyId} not in (select each.family_id from ${bankEntries} each where each.quiz_id = ${value} and each.is_deleted = 0)`,
    ),
    ...given(usedFrom, (value) => sql`${lastUsedAt} >= ${value}`),
    ...given(usedTo, (value) => sql`${lastUsedAt} <= ${value}`),
    ...given(facilityFrom, (value) => sql`${facility} >= ${value}`),
    ...given(facilityTo, (value) => sql`${facility} <= ${value}`),
    ...given(bounds, ([from, below]) => sql`${discrimination} >= ${from} and ${discrimination} < ${below}`),
  ];
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)];

export const listQuestionsById = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(questions)
    .where(inArray(questions.id, [...ids]))
    .all();

/** The quizzes holding some families, trashed ones included, newest first. */
export const listHolders = (
  db: Db,
  { teacherId, familyIds }: { teacherId: OwnerId; familyIds: readonly string[] },
) =>
  db
    .select({
      familyId: bankEntries.familyId,
      questionId: bankEntries.questionId,
      quizId: quizzes.id,
      title: quizzes.title,
      deletedAt: quizzes.deletedAt,
      lastUsedAt: bankEntries.lastUsedAt,
    })
    .from(bankEntries)
    .innerJoin(quizzes, eq(quizzes.id, bankEntries.quizId))
    .where(
      and(
        inArray(bankEntries.familyId, [...familyIds]),
        eq(bankEntries.teacherId, teacherId),
        eq(bankEntries.isDeleted, false),
      ),
    )
    .orderBy(desc(number))
    .all();

/** An undeleted question of the teacher, in a trashed quiz too. */
export const findInBank = (db: Db, { teacherId, questionId }: { teacherId: OwnerId; questionId: string }) =>
  db
    .select({ question: questions })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .where(and(eq(questions.id, questionId), eq(quizzes.teacherId, teacherId), isNull(questions.deletedAt)))
    .get()?.question;

/** A teacher's tags with their number of questions. */
export const listTags = (db: Db, teacherId: OwnerId) =>
  db
    .select({ tag: questionTags.tag, count: sql<number>`count(distinct ${bankEntries.familyId})` })
    .from(bankEntries)
    .innerJoin(questionTags, eq(questionTags.questionId, bankEntries.questionId))
    .where(and(eq(bankEntries.teacherId, teacherId), eq(bankEntries.isDeleted, false)))
    .groupBy(questionTags.tag)
    .orderBy(asc(questionTags.tag))
    .all();

export const listTagsOf = (db: Db, questionIds: readonly string[]) =>
  db
    .select()
    .from(questionTags)
    .where(inArray(questionTags.questionId, [...questionIds]))
    .orderBy(asc(questionTags.tag))
    .all();

export function saveTags(db: Db, questionId: string, tags: readonly string[]): void {
  db.delete(questionTags).where(eq(questionTags.questionId, questionId)).run();
  for (const tag of tags) db.insert(questionTags).values({ questionId, tag }).run();
}
