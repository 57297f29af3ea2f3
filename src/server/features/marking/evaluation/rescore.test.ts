import { expect, test } from 'vitest';
import { markingMessages } from '../../../../shared/marking/messages';
import type { ReviewedResult } from '../../../../shared/results/schema';
import { builtInGrader } from '../../../adapters/embedded/built-in-grader';
import type { TextGrader } from '../../../ports/text-grader';
import { resultsOf } from '../../../testing/ai-class';
import { anAiWorld } from '../../../testing/ai-world';
import { aSubmitter, evaluate } from '../../../testing/factories';
import { anEvaluatedClass, TEACHABLE_ANSWERS } from '../../../testing/leaf-class';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { aWorld } from '../../../testing/world';

const SUN = 'Because of the sun in the sky';
const SUN_AGAIN = 'The sun in the sky is why';
const RED = 'chlorophyll takes in red light';
const BLUE = 'chlorophyll takes in blue light';

/** A mark that contradicts the suggestion. */
const opposite = (suggested: { score: number } | undefined) => ((suggested?.score ?? 0) >= 2 ? 0 : 4);

test('a mark moves the suggestions for other answers, and each names the mark that moved it', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  const before = await leaves.marks();
  const marks = opposite(before[SUN]);
  await leaves.mark(SUN, marks);
  await leaves.idle();
  const after = await leaves.marks();
  expect(after[SUN_AGAIN]).toMatchObject({ score: marks, source: 'built-in' });
  const moved = { marks, from: before[SUN_AGAIN]?.score ?? 0, to: marks };
  expect(after[SUN_AGAIN]?.rationale).toBe(
    `${markingMessages.markingMoved(moved, SUN)} ${before[SUN_AGAIN]?.rationale}`,
  );
  expect(after[SUN]).toMatchObject({ score: marks, source: 'teacher', findings: { priority: 0 } });
});

test('the effect shown after a mark is the actual change, and is in the results too', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  const before = await leaves.marks();
  expect(await leaves.rescored()).toBeNull();
  const marks = opposite(before[SUN]);
  await leaves.mark(SUN, marks);
  // Responds immediately: the call itself waits for the running re-scoring.
  const rescored = await leaves.rescored();
  const after = await leaves.marks();
  const changed = TEACHABLE_ANSWERS.filter(
    (answer) =>
      answer !== SUN &&
      JSON.stringify([before[answer]?.score, before[answer]?.needsReview]) !==
        JSON.stringify([after[answer]?.score, after[answer]?.needsReview]),
  );
  expect(changed).toContain(SUN_AGAIN);
  expect(rescored).toMatchObject({
    at: leaves.world.clock.now(),
    taught: [{ studentId: leaves.studentOf(SUN), marks }],
  });
  expect(rescored.changes).toHaveLength(changed.length);
  expect(rescored.changes).toEqual(
    expect.arrayContaining(
      changed.map((answer) => ({
        studentId: leaves.studentOf(answer),
        before: before[answer]?.score,
        after: after[answer]?.score,
        neededReview: before[answer]?.needsReview,
        needsReview: after[answer]?.needsReview,
      })),
    ),
  );
  expect((await resultsOf(leaves)).rescored).toEqual({ [leaves.own.questionId]: rescored });
});

test("the teacher's marks move an AI server's suggestions without another request", async () => {
  const stub = await anOpenaiStub();
  const leaves = await anEvaluatedClass(anAiWorld(stub));
  const asked = stub.asked.length;
  const before = await leaves.marks();
  expect(before[BLUE]).toMatchObject({ source: 'ai', findings: { matched: ['a point'] } });
  // Without the server: it may be unreachable by now.
  stub.now.mode = '500';
  for (const answer of [RED, 'Chlorophyll absorbs light']) await leaves.mark(answer, 4);
  await leaves.idle();
  const after = await leaves.marks();
  expect(after[BLUE]?.score).toBeGreaterThan(before[BLUE]?.score ?? 4);
  expect(after[BLUE]).toMatchObject({ source: 'ai', findings: { matched: ['a point'] } });
  expect(after[BLUE]?.rationale).toContain(`for “${RED}”`);
  expect(stub.asked).toHaveLength(asked);
  await leaves.undo(RED, 'Chlorophyll absorbs light');
  await leaves.idle();
  expect(await leaves.marks()).toEqual(before);
  expect(stub.asked).toHaveLength(asked);
});

test('an AI opinion is sure only after marks by the teacher, as far as it proves right', async () => {
  const stub = await anOpenaiStub();
  const leaves = await anEvaluatedClass(anAiWorld(stub));
  const sure = (marks: Record<string, ReviewedResult>) =>
    Object.values(marks).filter(({ source, needsReview }) => source === 'ai' && !needsReview);
  expect(sure(await leaves.marks())).toEqual([]);
  const said = await leaves.marks();
  for (const [answer, { score }] of Object.entries(said).slice(0, 5)) await leaves.mark(answer, score);
  await leaves.idle();
  const confidence = (await leaves.marks())[SUN_AGAIN]?.confidence ?? 0;
  expect(confidence).toBeGreaterThan(said[SUN_AGAIN]?.confidence ?? 1);
});

test("released marks and the teacher's marks never move", async () => {
  const world = aWorld();
  const leaves = await anEvaluatedClass(world);
  await leaves.mark(RED, 1);
  await leaves.idle();
  await leaves.teacher.rest('POST', `/quiz/${leaves.quizId}/release-scores`);
  const released = await leaves.marks();
  await leaves.teacher.rest('PUT', `/quiz/${leaves.quizId}/toggle-responses`, { acceptingResponses: true });
  const late = `${SUN}!`;
  await aSubmitter(world, leaves, { name: 'Zoe', answers: { [leaves.own.questionId]: late } });
  await evaluate(world, leaves);
  const marks = opposite((await leaves.marks())[late]);
  await leaves.mark(SUN, marks);
  await leaves.idle();
  const after = await leaves.marks();
  expect(after[late]).toMatchObject({ score: marks, source: 'built-in' });
  for (const answer of TEACHABLE_ANSWERS) {
    if (answer === SUN) continue;
    const { score, source, needsReview, rationale } = released[answer] ?? {};
    expect(after[answer]).toMatchObject({ score, source, needsReview, rationale });
  }
});

test('a mark given during a re-scoring counts in the end', async () => {
  let meanwhile: () => Promise<unknown> = async () => {};
  const textGrader: TextGrader = {
    ...builtInGrader,
    async grade(request) {
      const act = meanwhile;
      meanwhile = async () => {};
      if (request.teacherMarks.length > 0) await act();
      return builtInGrader.grade(request);
    },
  };
  const leaves = await anEvaluatedClass(aWorld({ textGrader }));
  meanwhile = () => leaves.mark(RED, 0);
  await leaves.mark(SUN, 0);
  const { taught } = await leaves.rescored();
  expect(taught.map(({ studentId }: { studentId: string }) => studentId)).toEqual(
    [SUN, RED].map(leaves.studentOf),
  );
  const inOneGo = await anEvaluatedClass(aWorld());
  await inOneGo.mark(SUN, 0);
  await inOneGo.mark(RED, 0);
  await inOneGo.idle();
  const scoresOf = async ({ marks }: typeof leaves) =>
    Object.fromEntries(Object.entries(await marks()).map(([answer, { score }]) => [answer, score]));
  expect(await scoresOf(leaves)).toEqual(await scoresOf(inOneGo));
});

test('a correction during a re-scoring decides the marks, and the effect of marks is no longer shown', async () => {
  let meanwhile: () => Promise<unknown> = async () => {};
  const textGrader: TextGrader = {
    ...builtInGrader,
    async grade(request) {
      const act = meanwhile;
      meanwhile = async () => {};
      const grades = await builtInGrader.grade(request);
      await act();
      return grades;
    },
  };
  const leaves = await anEvaluatedClass(aWorld({ textGrader }));
  const { teacher, own } = leaves;
  meanwhile = () =>
    teacher.mutate('questions.update', { questionId: own.questionId, correctAnswer: SUN_AGAIN });
  await leaves.mark(RED, 0);
  expect(await leaves.rescored()).toBeNull();
  expect((await leaves.marks())[SUN_AGAIN]).toMatchObject({
    score: 4,
    rationale: markingMessages.markingEqual,
  });
});

test('without a mark by the teacher nothing moves, even with late arrivals', async () => {
  const world = aWorld();
  const leaves = await anEvaluatedClass(world);
  const scores = async () =>
    Object.values(await leaves.marks()).map(({ score, rationale }) => [score, rationale]);
  const before = await scores();
  await aSubmitter(world, leaves, {
    name: 'Zoe',
    answers: { [leaves.own.questionId]: 'Light. Leaves. Red.' },
  });
  await evaluate(world, leaves);
  expect((await scores()).slice(0, before.length)).toEqual(before);
  expect(await leaves.rescored()).toBeNull();
});

test('marks from before a stop train the class at a later evaluation', async () => {
  const world = aWorld();
  const leaves = await anEvaluatedClass(world);
  const before = await leaves.marks();
  const { background } = world.deps;
  Object.assign(world.deps, { background: { ...background, soon: () => {} } });
  const marks = opposite(before[SUN]);
  await leaves.mark(SUN, marks);
  Object.assign(world.deps, { background });
  expect((await leaves.marks())[SUN_AGAIN]).toEqual(before[SUN_AGAIN]);
  await aSubmitter(world, leaves, {
    name: 'Zoe',
    answers: { [leaves.own.questionId]: 'Light. Leaves. Red.' },
  });
  await evaluate(world, leaves);
  expect((await leaves.marks())[SUN_AGAIN]?.score).toBe(marks);
});

test('after full marks for all no mark can move anything', async () => {
  const leaves = await anEvaluatedClass(aWorld());
  const { questionId } = leaves.own;
  const correction = { questionId, correctAnswer: 'Chlorophyll', policy: 'full' };
  const { seen } = (await leaves.teacher.mutate('questions.previewCorrection', correction)).body;
  await leaves.teacher.mutate('questions.applyCorrection', { ...correction, seen });
  expect((await leaves.marks())[RED]).toMatchObject({ score: 4, source: 'auto' });
  await leaves.mark(SUN, 0);
  expect((await leaves.rescored()).changes).toEqual([]);
});

test.each(['nobody', 'other', 'student'] as const)('%s is not told what marks have changed', async (who) => {
  const world = aWorld();
  const leaves = await anEvaluatedClass(world, [SUN]);
  const person = {
    nobody: async () => world.nobody,
    other: () => world.signIn('teacher', 'Bob'),
    student: () => world.signIn('student', 'Student 100'),
  };
  const { status } = await (await person[who]()).query('evaluation.rescored', leaves.own);
  expect(status).toBe({ nobody: 401, other: 404, student: 403 }[who]);
});

test.each([
  [{ questionId: 'unknown' }, 404],
  [{ quizId: 'unknown' }, 404],
  [{ questionId: 7 }, 400],
])('asking what changed with %j answers %i', async (change, status) => {
  const { teacher, own } = await anEvaluatedClass(aWorld(), [SUN]);
  expect((await teacher.query('evaluation.rescored', { ...own, ...change })).status).toBe(status);
});
