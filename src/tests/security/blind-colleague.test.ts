import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/records-schema';
import { aSubmitter } from '../../server/testing/factories';
import { keep } from '../../server/testing/kept-world';
import type { Person } from '../../server/testing/person';
import { aStage, withOperator } from '../../server/testing/stage';
import { messages } from '../../shared/messages';
import type { QuizResults } from '../../shared/results/schema';
import type { LiveQuiz } from '../../shared/supervision/schema';
import type { Row } from '../calls/call-table';
import { type CallRow, callRows } from '../calls/call-tables';
import { firstWayOf } from '../calls/ways';

// For a colleague who marks a quiz with hidden names, no call reveals a submission's author by name, address or account.

const SUBMITTED = ['Xanthippe', 'Yorick'] as const;
const LATE = 'Zacharias';
/** Longer than the quiz. */
const AFTER_ITS_END_MS = 2 * 60 * 60 * 1000;

const ATTEMPTED_BY = 'lists the accounts that have submitted, as it is documented; no mark has one beside it';
/** Calls that do name students, and why they do not reveal marks. */
const TELLING: Readonly<Record<string, string>> = {
  'supervision.live': 'names who takes the quiz and has taken it, by attempts that nothing about marks names',
  'quizzes.dashboard': ATTEMPTED_BY,
  'quizzes.get': ATTEMPTED_BY,
  'quizzes.head': ATTEMPTED_BY,
  'quizzes.toggleResponses': ATTEMPTED_BY,
};

type Arrange = Row['arrange'];
const stages = new Map<Arrange, ReturnType<typeof playedBlindStage>>();

/** An evaluated quiz marked by Bob, with two undecided submissions and a late one; a copy of a completed one. */
async function aBlindStage(arrange?: Arrange) {
  const stage = stages.get(arrange) ?? playedBlindStage(arrange);
  stages.set(arrange, stage);
  return withOperator((await stage)());
}

async function playedBlindStage(arrange: Arrange) {
  const stage = await aStage('evaluated');
  const { world, teacher, quizId, shareId, questionIds } = stage;
  const answers = { [questionIds[3] ?? '']: 'Something that nobody has thought of' };
  const late = await world.signIn('student', LATE);
  await late.rest('POST', '/student/attempt', { shareId });
  const submitters = [];
  for (const name of SUBMITTED) submitters.push(await aSubmitter(world, stage, { name, answers }));
  world.clock.advance(AFTER_ITS_END_MS);
  const { status } = await late.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
  expect(status).toBe(409);
  await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await world.deps.background.idle();
  const made = (await arrange?.(stage)) ?? {};
  await teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: 'bob@school.example', right: 'mark' });
  const accountIds = [late, ...submitters.map(({ student }) => student)].map(({ accountId }) => accountId);
  const names = [...SUBMITTED, LATE].map((name) => name.toLowerCase());
  return keep({ ...stage, made, names, accountIds, bob: stage.otherTeacher });
}

const textOf = (body: unknown) =>
  (body instanceof Uint8Array
    ? Buffer.from(body).toString('latin1')
    : JSON.stringify(body ?? null)
  ).toLowerCase();

async function secretsIn({ name: call, row, operations }: CallRow): Promise<unknown[]> {
  const revealed = [];
  for (const way of operations.map(firstWayOf)) {
    const stage = await aBlindStage(row.arrange);
    const { status, body } = await way.call(stage, stage.bob);
    await stage.world.deps.background.idle();
    const text = textOf(body);
    const secrets = TELLING[call] === ATTEMPTED_BY ? stage.names : [...stage.names, ...stage.accountIds];
    revealed.push(...secrets.filter((each) => text.includes(each)).map((each) => [way.name, status, each]));
  }
  return revealed;
}

describe('while names are hidden, no call reveals the author of a submission to a marking colleague', () => {
  const rows = callRows.filter(({ row }) => row.statuses.marker < 400);

  test.each(rows.filter(({ name }) => name !== 'supervision.live'))('$name', async (of) => {
    expect(await secretsIn(of)).toEqual([]);
  });

  test('there are such calls', () => expect(rows.length).toBeGreaterThan(50));
});

type BlindStage = Awaited<ReturnType<typeof aBlindStage>>;

const resultsFor = async ({ quizId, bob }: BlindStage): Promise<QuizResults> =>
  (await bob.query('results.toMark', { quizId })).body;

test('after showing the names, which is logged, a colleague sees all of them', async () => {
  const stage = await aBlindStage();
  const { quizId, bob, names } = stage;
  for (const file of ['results.csv', 'results.xlsx'])
    expect((await bob.query(file, { quizId })).body.error).toBe(messages.namesHidden);
  expect(await resultsFor(stage)).toMatchObject({ namesHidden: true });
  await bob.mutate('evaluation.showNames', { quizId });
  for (const path of [`/quiz/${quizId}/results`, `/quiz/${quizId}/results.csv`]) {
    const text = textOf((await bob.rest('GET', path)).body);
    expect([path, names.filter((name) => !text.includes(name))]).toEqual([path, []]);
  }
  const shown = textOf(await resultsFor(stage));
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
  expect(actsOn(stage)).toEqual([[bob.accountId, 'show-names']]);
});

test('the live view names students but shows nothing about their marks', async () => {
  const stage = await aBlindStage();
  const live: LiveQuiz = (await stage.bob.query('supervision.live', { quizId: stage.quizId })).body;
  const { results } = await resultsFor(stage);
  expect(results).toHaveLength(live.students.length);
  for (const { attemptId, studentId, submittedAt, submittedBy, focusLostCount } of results) {
    expect(textOf(live.students)).not.toContain(attemptId.toLowerCase());
    expect({ studentId, submittedAt, submittedBy, focusLostCount }).toEqual({
      ...{ studentId: attemptId, submittedAt: 0, submittedBy: 'student', focusLostCount: 0 },
    });
  }
  expect(live.students.map(({ studentName }) => studentName)).toEqual(expect.arrayContaining([...SUBMITTED]));
  expect(live.students.flatMap(({ answeredNumbers }) => answeredNumbers)).toEqual([]);
  expect(live.late).toHaveLength(1);
  expect(stage.names.filter((name) => textOf(live.late).includes(name))).toEqual([]);
});

test('a late submission is decided on by its pseudonym', async () => {
  const { bob, quizId } = await aBlindStage();
  const { late }: LiveQuiz = (await bob.query('supervision.live', { quizId })).body;
  const decision = { quizId, attemptId: late[0]?.attemptId, decision: 'ignored' };
  expect((await bob.mutate('supervision.decideLate', decision)).body).toEqual({
    message: messages.lateIgnored,
  });
});

test('a colleague marks by pseudonym, and not by an account id known from elsewhere', async () => {
  const stage = await aBlindStage();
  const { bob, quizId, questionIds, accountIds } = stage;
  const on = { quizId, questionId: questionIds[3], marks: 1 };
  const { status } = await bob.mutate('evaluation.updateMarks', { ...on, studentId: accountIds[1] });
  expect(status).toBe(404);
  const { results } = await resultsFor(stage);
  const studentId = results[0]?.studentId;
  expect((await bob.mutate('evaluation.updateMarks', { ...on, studentId })).status).toBe(200);
  // Pseudonyms on an open page stay valid once names are shown.
  await bob.mutate('evaluation.showNames', { quizId });
  expect((await bob.mutate('evaluation.undoMarks', { ...on, studentIds: [studentId] })).status).toBe(200);
});

test('the preview of changed rubric items contains no names', async () => {
  const stage = await aBlindStage();
  const { bob, quizId, questionIds, names, accountIds } = stage;
  const on = { quizId, questionId: questionIds[3] };
  const itemsWorth = (points: number) => [{ id: 'sees', text: 'Sees it', points }];
  await bob.mutate('rubrics.write', {
    ...on,
    items: itemsWorth(1),
    seen: await seenOf(bob, on, itemsWorth(1)),
  });
  // One is left undecided.
  const [, ...studentIds] = (await resultsFor(stage)).results.map(({ studentId }) => studentId);
  await bob.mutate('rubrics.apply', { ...on, studentIds, itemIds: ['sees'] });
  const { body } = await bob.mutate('rubrics.preview', { ...on, items: itemsWorth(2) });
  expect(body.gains).toHaveLength(studentIds.length);
  expect([...names, ...accountIds].filter((each) => textOf(body).includes(each))).toEqual([]);
});

const seenOf = async (bob: Person, on: object, items: readonly object[]) =>
  (await bob.mutate('rubrics.preview', { ...on, items })).body.seen;

test('reading names despite blind marking is logged once, and the marking page reads none', async () => {
  const stage = await aBlindStage();
  const { teacher, quizId, names } = stage;
  const page = textOf((await teacher.query('results.toMark', { quizId })).body);
  expect(names.filter((name) => page.includes(name))).toEqual([]);
  await teacher.query('supervision.live', { quizId });
  expect(actsOn(stage)).toEqual([]);
  for (const path of [`/quiz/${quizId}/results`, `/quiz/${quizId}/results.csv`, '/teacher/allData']) {
    const text = textOf((await teacher.rest('GET', path)).body);
    expect([path, names.filter((name) => !text.includes(name))]).toEqual([path, []]);
    expect(actsOn(stage)).toEqual([[teacher.accountId, 'read-names']]);
  }
});

/** The users in the audit log who asked for the names of the quiz or read them. */
const actsOn = ({ quizId, world: { deps } }: BlindStage) =>
  deps.db
    .select({ actorId: auditLog.actorId, action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subject, quizId), inArray(auditLog.action, ['show-names', 'read-names'])))
    .all()
    .map(({ actorId, action }) => [actorId, action]);
