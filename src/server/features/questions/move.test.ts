import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { aStage } from '../../testing/stage';
import { newIdOf, write } from '../../testing/unfinished';

/** Moves in a quiz without attempts. */
async function aDraft() {
  const stage = await aStage('ready');
  const { teacher, quizId, questionIds } = stage;
  return {
    ...stage,
    ids: questionIds,
    move: (...places: readonly { questionId: unknown; after: unknown }[]) =>
      teacher.mutate('questions.move', { quizId, places }),
    order: async () => (await teacher.rest('GET', `/quiz/${quizId}`)).body.order as string[],
  };
}

test('several questions, finished or not, move in one call, which returns the quiz in its new order', async () => {
  const stage = await aDraft();
  const [a = '', b = '', c = '', ...rest] = stage.ids;
  const draft = newIdOf(1);
  await write(stage, { newId: draft, type: 'mcq', after: c });
  const { status, body } = await stage.move(
    { questionId: draft, after: '' },
    { questionId: b, after: draft },
  );
  expect([status, body.order]).toEqual([200, [draft, b, a, c, ...rest]]);
  expect(await stage.order()).toEqual([draft, b, a, c, ...rest]);
});

test('one unknown question or neighbour prevents the move, and a deleted neighbour leaves its question in place', async () => {
  const { move, order, ids, teacher, quizId } = await aDraft();
  const [a, b, c, ...rest] = ids;
  for (const unknown of [
    { questionId: 'none', after: '' },
    { questionId: a, after: 'none' },
  ]) {
    const refused = await move({ questionId: c, after: '' }, unknown);
    expect([refused.status, refused.body.error]).toEqual([404, messages.questionNotFound]);
  }
  expect(await order()).toEqual(ids);
  await teacher.mutate('questions.remove', { quizId, questionId: b });
  const { body } = await move({ questionId: c, after: b }, { questionId: a, after: c });
  expect(body.order).toEqual([c, a, ...rest]);
  expect((await move()).status).toBe(400);
  expect((await move({ questionId: 7, after: '' })).status).toBe(400);
});

test('once a student has started, a real move is refused', async () => {
  const { teacher, quizId, questionIds } = await aStage('running');
  const [a, b] = questionIds;
  const move = (questionId: unknown, after: unknown) =>
    teacher.mutate('questions.move', { quizId, places: [{ questionId, after }] });
  expect(await move(a, b)).toMatchObject({ status: 409, body: { error: messages.attemptsFreezeQuestions } });
  expect((await move(b, a)).status).toBe(200);
});
