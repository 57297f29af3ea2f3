import { expect, test } from 'vitest';
import { aClassOf, firstMarksOf, resultsOf } from '../../../testing/ai-class';
import { anAiWorld } from '../../../testing/ai-world';
import { evaluate } from '../../../testing/factories';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { aWorld } from '../../../testing/world';

const RIGHT = 'Chlorophyll absorbs red and blue light and it does reflect green light';
const OPPOSITE = 'Chlorophyll does not absorb red and blue light and reflects green light';
const nothing = { score: 0, isCorrect: false, needsReview: true };

test('an opposite answer gets no marks until the teacher decides otherwise, whatever others get', async () => {
  const world = aWorld();
  const quiz = await aClassOf(world, [RIGHT, OPPOSITE]);
  await evaluate(world, quiz);
  expect((await firstMarksOf(quiz))[1]).toMatchObject(nothing);

  const [right, opposite] = (await resultsOf(quiz)).results;
  const give = async ({ studentId }: { studentId: string }, marks: number) => {
    const { quizId, questionIds } = quiz;
    const body = { studentId, quizId, questionId: questionIds[0], marks };
    await quiz.teacher.rest('PUT', '/quiz/question/update-marks', body);
    await world.deps.background.idle();
  };
  await give(right, 4);
  expect((await firstMarksOf(quiz))[1]).toMatchObject(nothing);
  await give(opposite, 1.5);
  expect((await firstMarksOf(quiz))[1]).toMatchObject({ score: 1.5, needsReview: false });
});

test('if an AI server fails, the rules still give an opposite answer 0', async () => {
  const world = anAiWorld(await anOpenaiStub({ mode: '500' }));
  const quiz = await aClassOf(world, [RIGHT, OPPOSITE]);
  await evaluate(world, quiz);
  expect((await firstMarksOf(quiz))[1]).toMatchObject(nothing);
});
