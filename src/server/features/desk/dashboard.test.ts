import { afterEach, expect, test, vi } from 'vitest';
import type { Person } from '../../testing/person';
import { aStage } from '../../testing/stage';
import { aWorld, type World } from '../../testing/world';

afterEach(() => {
  vi.restoreAllMocks();
});

const rowOf = async (teacher: Person) => (await teacher.rest('GET', '/teacher/')).body.quizzes[0];

test('quizzes come newest first, even within one millisecond', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  for (const title of ['One', 'Two', 'Three']) {
    await teacher.mutate('quizzes.create', { title });
    if (title === 'Two') world.clock.advance(1000);
  }
  const { body } = await teacher.query('quizzes.dashboard');
  expect(body.quizzes.map(({ title }: { title: string }) => title)).toEqual(['Three', 'Two', 'One']);
});

test('a teacher sees only own quizzes, each with its question ids', async () => {
  const { teacher, otherTeacher, questionIds } = await aStage('ready');
  expect((await rowOf(teacher)).questions).toEqual(questionIds);
  expect((await otherTeacher.rest('GET', '/teacher/')).body.quizzes).toEqual([]);
});

test('the number of statements does not grow with the quizzes', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const statements = [];
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    await teacher.mutate('quizzes.create', { title });
    statements.push(await statementsOf(world, () => teacher.rest('GET', '/teacher/')));
  }
  expect(new Set(statements).size).toBe(1);
  expect(statements[0]).toBeGreaterThan(2);
});

test('a running attempt counts as started, not as attempted', async () => {
  const { teacher } = await aStage('running');
  expect(await rowOf(teacher)).toMatchObject({
    hasStarted: true,
    runningCount: 1,
    attemptedBy: [],
    evaluationProgress: 0,
    scoresReleased: false,
  });
});

test('a submitted attempt names its student', async () => {
  const { teacher, student } = await aStage('submitted');
  expect(await rowOf(teacher)).toMatchObject({ attemptedBy: [student.accountId], evaluationProgress: 0 });
});

test('an evaluated quiz shows 100 percent, and a released one its release', async () => {
  const evaluated = await aStage('evaluated');
  expect(await rowOf(evaluated.teacher)).toMatchObject({ evaluationProgress: 100, scoresReleased: false });
  const released = await aStage('released');
  expect(await rowOf(released.teacher)).toMatchObject({ evaluationProgress: 100, scoresReleased: true });
});

/** The number of statements that SQLite runs during an act. */
async function statementsOf(world: World, act: () => Promise<unknown>): Promise<number> {
  const statement = Object.getPrototypeOf(world.deps.db.$client.prepare('select 1'));
  const spies = [vi.spyOn(statement, 'all'), vi.spyOn(statement, 'get'), vi.spyOn(statement, 'run')];
  await act();
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  vi.restoreAllMocks();
  return count;
}
