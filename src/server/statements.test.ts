import { beforeAll, describe, expect, test } from 'vitest';
import { countPagesGone } from './features/attempts/focus-losses';
import { aClass, aMember } from './testing/a-class';
import { countStatements, recordStatements } from './testing/count-statements';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate, type PublishedQuiz } from './testing/factories';
import type { Person } from './testing/person';
import { answersFor, goodAnswers, sampleQuestions } from './testing/sample-questions';
import { aWorld, type World } from './testing/world';

// The statements of each main call: the same number for a class of two as for one of nine, without a scan of
// any table that grows over the years.

interface School {
  readonly world: World;
  readonly quiz: PublishedQuiz;
  readonly newcomers: readonly [Person, Person];
  readonly student: Person;
  readonly attemptId: string;
  readonly classId: string;
}

/**
 * A quiz of a class with submitted, running and unstarted attempts, and as many other quizzes of the class.
 */
async function aSchool(size: number): Promise<School> {
  const world = aWorld();
  const questions = Array.from({ length: Math.ceil(size / 4) }, () => sampleQuestions).flat();
  const quiz = await aPublishedQuiz(world, { questions });
  const { teacher, questionIds } = quiz;
  const answers = answersFor(questionIds.slice(0, goodAnswers.length), goodAnswers);
  for (let at = 0; at < size; at += 1) {
    await aSubmitter(world, quiz, { name: `Student ${at}`, answers });
    await teacher.rest('POST', '/quiz/', { title: `Quiz ${at}` });
  }
  await evaluate(world, quiz);
  const { student, attemptId } = await aStarter(world, quiz, 'Sam');
  await teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: true });
  const newcomers = [await world.signIn('student', 'Tia'), await world.signIn('student', 'Uma')] as const;
  const classId = aClass(world, { teacher });
  for (const one of [student, ...newcomers]) aMember(world, { classId, student: one });
  for (let at = 0; at < size; at += 1) aMember(world, { classId, name: `Absent ${at}` });
  // Assign all its quizzes to the class.
  world.deps.db.$client
    .prepare(
      'update quizzes set is_published = 1, accepting_responses = 1, share_id = coalesce(share_id, id)',
    )
    .run();
  for (const { _id } of (await teacher.rest('GET', '/teacher/')).body.quizzes) {
    await teacher.rest('PUT', `/quiz/${_id}/assignment`, { classIds: [classId] });
  }
  return { world, quiz, newcomers, student, attemptId, classId };
}

interface Call {
  readonly name: string;
  /** The maximum number of statements, including savepoints and commits. */
  readonly reads: number;
  readonly writes: number;
  act(school: School): Promise<unknown>;
}

const oneAnswer = ({ quiz }: School, value: string) => ({ [quiz.questionIds[2] ?? '']: value });
const save = (school: School, revision: number) =>
  school.student.mutate('attempts.saveAnswers', {
    attemptId: school.attemptId,
    writerId: 'the-page-of-sam-01234',
    revision,
    answers: oneAnswer(school, `answer ${revision}`),
  });

// The order matters: the last calls end what the earlier ones read.
const CALLS: readonly Call[] = [
  {
    name: 'the first join after a change',
    ...{ reads: 10, writes: 7 },
    act: ({ newcomers: [first], quiz }) => first.mutate('attempts.join', { shareId: quiz.shareId }),
  },
  {
    name: 'a join',
    ...{ reads: 7, writes: 7 },
    act: ({ newcomers: [, second], quiz }) => second.mutate('attempts.join', { shareId: quiz.shareId }),
  },
  { name: 'the first save of a page', reads: 2, writes: 7, act: (school) => save(school, 1) },
  { name: 'the save after it', reads: 1, writes: 6, act: (school) => save(school, 2) },
  { name: 'a save', reads: 0, writes: 6, act: (school) => save(school, 3) },
  {
    name: 'a look at how the attempt stands',
    ...{ reads: 1, writes: 0 },
    act: ({ student, attemptId }) =>
      student.mutate('attempts.follow', { attemptId, writerId: 'the-page-of-sam-01234', claim: true }),
  },
  {
    name: 'a page that goes',
    ...{ reads: 3, writes: 5 },
    act: ({ student, attemptId }) =>
      student.mutate('attempts.reportFocusLoss', { attemptId, leftAt: 1000, page: 'gone' }),
  },
  {
    name: 'the look for pages that went and were not heard of since',
    ...{ reads: 1, writes: 0 },
    act: ({ world }) => countPagesGone(world.deps),
  },
  {
    name: 'the dashboard of a student',
    ...{ reads: 9, writes: 0 },
    act: ({ student }) => student.query('attempts.dashboard'),
  },
  {
    name: 'the dashboard of a teacher',
    ...{ reads: 9, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('quizzes.dashboard'),
  },
  {
    name: 'with whom a quiz is shared',
    ...{ reads: 6, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('colleagues.ofQuiz', { quizId: quiz.quizId }),
  },
  {
    name: 'to whom a quiz is assigned',
    ...{ reads: 8, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('assignments.get', { quizId: quiz.quizId }),
  },
  {
    name: 'an opened quiz',
    ...{ reads: 6, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('quizzes.get', { quizId: quiz.quizId }),
  },
  {
    name: 'the results',
    ...{ reads: 15, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('results.toMark', { quizId: quiz.quizId }),
  },
  {
    name: 'the results as CSV',
    // The audit log entry, in a transaction.
    ...{ reads: 8, writes: 3 },
    act: ({ quiz }) => quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results.csv`),
  },
  {
    name: 'the gradebook of a class',
    ...{ reads: 11, writes: 0 },
    act: ({ quiz, classId }) => quiz.teacher.rest('GET', `/class/${classId}/gradebook`),
  },
  {
    name: 'all data',
    ...{ reads: 5, writes: 0 },
    act: ({ quiz }) => quiz.teacher.rest('GET', '/teacher/allData'),
  },
  {
    name: 'a class while it takes a quiz',
    ...{ reads: 13, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('supervision.live', { quizId: quiz.quizId }),
  },
  {
    name: 'the answers of a class while it takes a quiz',
    ...{ reads: 5, writes: 0 },
    act: ({ quiz }) => quiz.teacher.query('supervision.liveAnswers', { quizId: quiz.quizId }),
  },
  {
    name: 'a submit of one more answer',
    ...{ reads: 3, writes: 9 },
    act: (school) =>
      school.student.mutate('attempts.submit', {
        quizId: school.quiz.quizId,
        attempt: { answers: oneAnswer(school, 'the last') },
      }),
  },
];

describe('the statements of each call', () => {
  let schools: readonly [School, School];
  beforeAll(async () => {
    schools = [await aSchool(2), await aSchool(9)];
  });

  test.each(CALLS)('$name needs no more of them for a larger class', async ({ act, reads, writes }) => {
    const [small, large] = schools;
    const ofSmall = await countStatements(small.world, () => act(small));
    expect(await countStatements(large.world, () => act(large))).toEqual(ofSmall);
    expect(ofSmall.reads).toBeLessThanOrEqual(reads);
    expect(ofSmall.writes).toBeLessThanOrEqual(writes);
  });
});

/** Tables of a few rows per server, virtual tables, the running attempts, and the colleagues of one quiz. */
const MAY_BE_SCANNED =
  /^SCAN (json_each|named|server_heartbeat|CONSTANT|\(?subquery|attempts USING INDEX attempts_open|own$|who$)/i;
const PARAMETER = /'[^']*'|"[^"]*"|\?/g;

/** SQLite's query plan of a statement; empty for one without a plan, such as a savepoint. */
function planOf({ deps }: World, source: string): string[] {
  if (/^(begin|commit|rollback|savepoint|release|pragma)/i.test(source)) return [];
  // The plan of an insert includes its foreign key checks, which run only for a dangling reference: with a
  // trigger it names the referencing tables, however many rows they have.
  if (/^insert into \S+ \([^)]*\) values/i.test(source)) return [];
  const parameters = (source.match(PARAMETER) ?? []).filter((part) => part === '?').map(() => null);
  const steps = deps.db.$client
    .prepare(`explain query plan ${source}`)
    .raw(false)
    .all(...parameters);
  return (steps as { detail: string }[]).map(({ detail }) => detail);
}

test('no statement of these calls scans a whole table', async () => {
  const school = await aSchool(2);
  const sources = new Set<string>();
  for (const { act } of CALLS) {
    for (const { source } of await recordStatements(school.world, () => act(school))) sources.add(source);
  }
  expect(sources.size).toBeGreaterThan(30);
  const scans = [...sources].flatMap((source) => {
    const steps = planOf(school.world, source).filter((step) => /^SCAN/.test(step));
    return steps.filter((step) => !MAY_BE_SCANNED.test(step)).map((step) => `${step}: ${source}`);
  });
  expect(scans).toEqual([]);
});

/** A column compared with a bare parameter, for which SQLite re-plans the statement at each run. */
const BARE_COMPARISON = /(?:[=<>]|\b(?:is|like|glob|between|and|in \())\s*\?/i;

test('no reused statement compares a column with a bare parameter', async () => {
  const executed = await recordStatements(aWorld(), async () => {
    const school = await aSchool(3);
    for (const { act } of CALLS) await act(school);
  });
  const kept = new Set(executed.filter(({ isKept }) => isKept).map(({ source }) => source));
  expect(kept.size).toBeGreaterThan(30);
  expect([...kept].filter((source) => BARE_COMPARISON.test(source))).toEqual([]);
});

test('a statement without an index is detected', () => {
  const world = aWorld();
  expect(planOf(world, 'select * from attempts where receipt = ?')).toContain('SCAN attempts');
});
