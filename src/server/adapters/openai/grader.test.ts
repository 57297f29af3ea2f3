import { expect, test } from 'vitest';
import { areMarksValid } from '../../../shared/marking/marks';
import { aClassOf, firstMarksOf, LEAF_ANSWERS, LEAVES, resultsOf } from '../../testing/ai-class';
import { anAiWorld } from '../../testing/ai-world';
import { evaluate } from '../../testing/factories';
import { anOpenaiStub, type StubMode } from '../../testing/openai-stub';

test("an honest server's marks are used and labelled as AI", async () => {
  const stub = await anOpenaiStub();
  const world = anAiWorld(stub);
  const quiz = await aClassOf(world);
  await evaluate(world, quiz);
  const results = await resultsOf(quiz);
  expect(results).toMatchObject({
    evaluationStatus: 'completed',
    evaluationProgress: 100,
    graderNotices: {},
  });
  expect(await firstMarksOf(quiz)).toEqual(
    LEAF_ANSWERS.map(() => expect.objectContaining({ source: 'ai', rationale: expect.any(String) })),
  );
  expect(stub.asked).toHaveLength(1);
  expect(world.errors).toEqual([]);
});

test.each<StubMode>([
  '429',
  '500',
  '503',
  'hang',
  'cut-connection',
  'cut-body',
  'malformed',
  'truncated',
  'refusal',
  'missing-id',
  'extra-id',
  'twice-the-id',
  'above-the-maximum',
  'below-zero',
  'between-the-steps',
  'not-a-number',
  'generous',
  'gullible',
])('with a server that answers "%s" every mark is valid and every doubt is reported', async (mode) => {
  const stub = await anOpenaiStub({ mode });
  const world = anAiWorld({ ...stub, timeoutMs: mode === 'hang' ? 100 : 10_000 });
  const quiz = await aClassOf(world);
  await evaluate(world, quiz);
  expect(await resultsOf(quiz)).toMatchObject({ evaluationStatus: 'completed', evaluationProgress: 100 });
  for (const { score, needsReview, rationale, source } of await firstMarksOf(quiz)) {
    expect(areMarksValid(score, LEAVES.maximumMarks)).toBe(true);
    expect(rationale).not.toBe('');
    const isCertain = source === 'ai' && !needsReview;
    const isHonest = ['good', 'extra-id', 'missing-id', 'twice-the-id'].includes(mode);
    expect(isCertain && !isHonest).toBe(false);
  }
});
