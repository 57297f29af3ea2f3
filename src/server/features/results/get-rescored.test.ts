import { expect, test } from 'vitest';
import type { StudentResult } from '../../../shared/results/schema';
import { resultsOf } from '../../testing/ai-class';
import { anEvaluatedClass, TEACHABLE_ANSWERS } from '../../testing/leaf-class';
import { aWorld } from '../../testing/world';

const SUN = 'Because of the sun in the sky';
const RED = 'chlorophyll takes in red light';

test("a re-scoring returns the question's current marks, each as in the results", async () => {
  const leaves = await anEvaluatedClass(aWorld());
  await leaves.mark(SUN, 4);
  await leaves.mark(RED, 0);
  const { marks } = (await leaves.teacher.query('evaluation.rescored', leaves.own)).body;
  const { results } = await resultsOf(leaves);
  const expected = results.map(({ studentId, evaluationResults: [result] }: StudentResult) => ({
    studentId,
    result,
  }));
  expect(marks).toHaveLength(TEACHABLE_ANSWERS.length);
  expect(marks).toEqual(expect.arrayContaining(expected));
  expect(JSON.stringify(marks)).toContain(`for “${SUN}”`);
});
