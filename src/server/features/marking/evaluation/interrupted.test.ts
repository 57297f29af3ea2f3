import { expect, test } from 'vitest';
import { LEAF_ANSWERS, LEAVES, resultsOf } from '../../../testing/ai-class';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import { aWorld } from '../../../testing/world';

test('marks written in several steps are the same after a stop between two of them', async () => {
  const world = aWorld();
  const questions = Array.from({ length: 60 }, (_, index) => ({
    ...LEAVES,
    text: `${LEAVES.text} (${index})`,
  }));
  const quiz = await aPublishedQuiz(world, { questions });
  for (const [index, answer] of LEAF_ANSWERS.entries()) {
    const answers = Object.fromEntries(quiz.questionIds.map((id) => [id, answer]));
    await aSubmitter(world, quiz, { name: `Student ${index}`, answers });
  }
  const { groupCommit } = world.deps;
  let commits = 0;
  Object.assign(world.deps, {
    groupCommit: (write: () => unknown) => {
      commits += 1;
      return commits === 2 ? Promise.reject(new Error('The power is gone.')) : groupCommit(write);
    },
  });
  await evaluate(world, quiz);
  expect(await resultsOf(quiz)).toMatchObject({ evaluationStatus: 'in-progress', evaluationProgress: 0 });
  Object.assign(world.deps, { groupCommit });
  await evaluate(world, quiz);
  expect(await resultsOf(quiz)).toMatchObject({ evaluationStatus: 'completed', evaluationProgress: 100 });
});
