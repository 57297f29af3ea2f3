import { read, utils } from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Person } from '../../server/testing/person';
import { percentAt } from '../../shared/gradebook/cells';
import { memberMean } from '../../shared/gradebook/figures';
import { type Gradebook, gradebookSchema } from '../../shared/gradebook/schema';
import { aRandomClass } from './a-random-class';

type Row = readonly (string | number)[];

async function rowsOf(teacher: Person, path: string): Promise<Row[]> {
  const { body } = await teacher.rest('GET', path);
  const text = path.endsWith('.csv') ? new TextDecoder().decode(body) : body;
  const [sheet] = Object.values(read(text, { type: path.endsWith('.csv') ? 'string' : 'buffer' }).Sheets);
  return utils.sheet_to_json<(string | number)[]>(sheet ?? {}, { header: 1, defval: '' });
}

/** Each member's total and maximum in the table of results, by displayed name. */
async function totalsOf(teacher: Person, quizId: string): Promise<Map<string, Row>> {
  const [, ...rows] = await rowsOf(teacher, `/quiz/${quizId}/results.csv`);
  return new Map(rows.map((row) => [String(row[0]), row.slice(-2)]));
}

/** The row of a member with marks; only namesakes have class and number in the table of results. */
function rowOf({ members }: Gradebook, at: number, totals: ReadonlyMap<string, Row>): Row | undefined {
  const { name = '', number = null } = members[at] ?? {};
  return totals.get(number === null ? `${name} (7b)` : `${name} (7b, no. ${number})`) ?? totals.get(name);
}

const SEEDS = [1, 2, 3, 4, 5, 6];

test.each(SEEDS)(
  "in class %i every cell equals the total in its quiz's table of results, and the exports agree",
  async (seed) => {
    const { world, teacher, classId } = await aRandomClass(seed);
    const { body } = await teacher.rest('GET', `/class/${classId}/gradebook`);
    const gradebook = gradebookSchema.parse(body);
    const sums = gradebook.members.map(() => 0);
    for (const quiz of gradebook.quizzes) {
      const totals = await totalsOf(teacher, quiz.quizId);
      const marked = [...gradebook.members.keys()].filter((at) => typeof quiz.scores[at] === 'number');
      // Those who left the class stand in the table as well.
      expect(marked.length).toBeLessThanOrEqual(totals.size);
      for (const at of marked) {
        const [score, maximum] = rowOf(gradebook, at, totals) ?? [];
        expect(quiz.scores[at]).toBe(score);
        sums[at] = (sums[at] ?? 0) + Number(score);
        expect(quiz.maxScores?.[at] ?? quiz.maxScore).toBe(maximum);
        expect(percentAt(quiz, at)).toBe(maximum === 0 ? null : (100 * Number(score)) / Number(maximum));
      }
    }
    expect(gradebook.quizzes.some(({ scores }) => scores.some((score) => score !== null))).toBe(true);
    for (const format of ['csv', 'xlsx']) {
      const [head = [], ...rows] = await rowsOf(teacher, `/class/${classId}/gradebook.${format}`);
      const columns = gradebook.quizzes.map(({ title }) => head.indexOf(title));
      for (const [at, sum] of sums.entries()) {
        const row = rows[at] ?? [];
        const marks = columns.map((column) => row[column]).filter((cell) => typeof cell === 'number');
        expect(marks.reduce((total, mark) => total + mark, 0)).toBe(sum);
        const mean = memberMean(gradebook, at);
        expect(row.at(-1)).toBe(mean === null ? '' : Math.round(mean * 100) / 100);
      }
    }
    expect(world.deps.db.get(strays)).toEqual({ wrong: 0 });
  },
);

/** Attempts whose stored sum differs from the sum of their marks. */
const strays = sql`select count(*) as wrong from attempts where marks_sum <> coalesce((select sum(score) from results
  join questions on questions.id = results.question_id and questions.deleted_at is null
  where results.attempt_id = attempts.id), 0)`;

test('the random classes contain pools, different maxima, invalid answers and former members', async () => {
  const classes = [];
  for (const seed of SEEDS.slice(0, 4)) classes.push(await aRandomClass(seed));
  const books: Gradebook[] = [];
  for (const { teacher, classId } of classes)
    books.push((await teacher.rest('GET', `/class/${classId}/gradebook`)).body);
  const letters = new Set(books.flatMap(({ quizzes }) => quizzes.flatMap(({ states }) => [...states])));
  expect([...letters].toSorted().join('')).toBe('amnruw');
  expect(books.some(({ quizzes }) => quizzes.some(({ maxScores }) => maxScores))).toBe(true);
  expect(books.some(({ members }) => members.some(({ hasLeft }) => hasLeft))).toBe(true);
  expect(classes.some(({ malformed }) => malformed > 0)).toBe(true);
});
