import { expect, test } from 'vitest';
import { anAiWorld } from '../../../testing/ai-world';
import { countingIds } from '../../../testing/counting-ids';
import { aSubmitter, evaluate } from '../../../testing/factories';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { aWorld } from '../../../testing/world';

const NEGATED = 'Chlorophyll does not absorb red and blue light and does not reflect green, never';

test('each text answer shows matches, gaps, warnings and equal answers', async () => {
  const leaves = await anEvaluatedClass(aWorld(), [
    'Chlorophyll absorbs light',
    'chlorophyll, absorbs light!',
    NEGATED,
    'Because of the sun',
  ]);
  const marks = await leaves.marks();
  const [one, same] = [marks['Chlorophyll absorbs light'], marks['chlorophyll, absorbs light!']];
  expect(one?.findings).toMatchObject({
    matched: ['chlorophyll', 'absorbs', 'light'],
    missing: expect.arrayContaining(['red', 'blue']),
    guards: [],
  });
  expect(same?.findings?.group).toBe(one?.findings?.group);
  expect(marks[NEGATED]?.findings?.guards).toContain('negation');
  expect(marks['Because of the sun']?.findings?.group).not.toBe(one?.findings?.group);
  expect(one?.confidence).toBeGreaterThan(0);
});

test('a missing or unfit answer has no findings', async () => {
  const leaves = await anEvaluatedClass(aWorld(), ['Chlorophyll absorbs light', '']);
  await aSubmitter(leaves.world, leaves, { name: 'Zoe', answers: { [leaves.own.questionId]: 5 } });
  await evaluate(leaves.world, leaves);
  const { 'Chlorophyll absorbs light': text, undefined: none, 5: number } = await leaves.marks();
  expect(text).toMatchObject({ source: 'built-in', findings: { guards: [] } });
  expect(none).toMatchObject({ source: 'auto', needsReview: false, findings: null });
  expect(number).toMatchObject({ source: 'auto', needsReview: true, findings: null });
});

test("an answer marked by an AI server shows its findings with our rules' warnings", async () => {
  const leaves = await anEvaluatedClass(anAiWorld(await anOpenaiStub()), [
    'Chlorophyll absorbs light',
    NEGATED,
  ]);
  const marks = await leaves.marks();
  expect(marks['Chlorophyll absorbs light']).toMatchObject({
    source: 'ai',
    needsReview: true,
    findings: { matched: ['a point'], missing: [], guards: [] },
  });
  expect(marks[NEGATED]?.findings?.guards).toContain('negation');
  // The AI server's first opinion, from before any mark by the teacher, stays here.
  expect(Object.keys(marks[NEGATED]?.findings ?? {}).toSorted()).toEqual([
    'group',
    'guards',
    'matched',
    'missing',
    'near',
    'priority',
  ]);
});

test('a class that comes to an AI server in batches is compared as a whole', async () => {
  const answers = Array.from(
    { length: 22 },
    (_, index) => `Chlorophyll ${'really '.repeat(index)}reflects light`,
  );
  const leaves = await anEvaluatedClass(anAiWorld(await anOpenaiStub(), { ids: countingIds() }), answers);
  const groups = new Set(Object.values(await leaves.marks()).map(({ findings }) => findings?.group));
  const again = await anEvaluatedClass(aWorld({ ids: countingIds() }), answers);
  const together = new Set(Object.values(await again.marks()).map(({ findings }) => findings?.group));
  expect(groups).toEqual(together);
});

test("a student sees neither findings nor others' answers", async () => {
  const world = aWorld();
  const leaves = await anEvaluatedClass(world);
  const { 'Because of the sun in the sky': suggested } = await leaves.marks();
  await leaves.mark('Because of the sun in the sky', (suggested?.score ?? 0) >= 2 ? 0 : 4);
  await leaves.idle();
  await leaves.teacher.rest('POST', `/quiz/${leaves.quizId}/release-scores`);
  const moved = (await leaves.marks())['The sun in the sky is why'];
  expect(moved?.rationale).toContain('Because of the sun in the sky');
  const student = await world.signIn('student', 'Student 104');
  const seen = [
    await student.rest('GET', '/student/'),
    await student.rest('GET', `/quiz/${leaves.quizId}/evaluated`),
  ].map(({ body }) => JSON.stringify(body));
  for (const body of seen) {
    expect(body).toContain('The sun in the sky is why');
    expect(body).not.toMatch(/findings|matched|priority|confidence|movedBy|Because of the sun/);
  }
});
