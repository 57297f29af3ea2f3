import { expect, test } from 'vitest';
import { poolMessages } from '../../../shared/quiz/pool-messages';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { questionForm } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const numbers = [1, 2, 3, 4, 5];
const aQuestion = (number: number) => ({
  type: 'short',
  text: `What is ${number} + 1?`,
  correctAnswer: String(number + 1),
  maximumMarks: 2,
});

/** A draft of five short questions of two marks each. */
async function aDraft() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [aQuestion(0)], settings: { title: 'First' } });
  const { teacher } = quiz;
  const { body } = await teacher.rest('POST', '/quiz/', { title: 'Pooled' });
  const quizId: string = body._id;
  const ids: string[] = [];
  for (const number of numbers) {
    ids.push((await teacher.rest('POST', '/question/', questionForm(aQuestion(number), quizId))).body._id);
  }
  const setPools = (...pools: object[]) => teacher.rest('PUT', `/quiz/${quizId}/pools`, { pools });
  return { world, teacher, quizId, ids, setPools };
}

test('pools are set together, keep their ids, and get default names', async () => {
  const { ids, setPools } = await aDraft();
  const [a, b, c, d, e] = ids;
  const set = await setPools(
    { draw: 1, questionIds: [b, a] },
    { name: ' Hard ', draw: 2, questionIds: [c, d, e] },
  );
  expect(set.body.pools).toEqual([
    { _id: expect.any(String), name: 'Pool 1', draw: 1, questionIds: [a, b] },
    { _id: expect.any(String), name: 'Hard', draw: 2, questionIds: [c, d, e] },
  ]);
  const [first] = set.body.pools;
  const changed = await setPools({ ...first, name: 'Easy' });
  expect(changed.body.pools).toEqual([{ ...first, name: 'Easy' }]);
  expect((await setPools()).body.pools).toEqual([]);
});

test('a question in two pools or of another quiz, and an empty draw are refused', async () => {
  const { ids, setPools } = await aDraft();
  const [a, b, c] = ids;
  const two = await setPools({ draw: 1, questionIds: [a, b] }, { draw: 1, questionIds: [b, c] });
  expect([two.status, two.body.error]).toEqual([400, poolMessages.inTwoPools]);
  const unknown = await setPools({ draw: 1, questionIds: [a, 'nothing'] });
  expect([unknown.status, unknown.body.error]).toEqual([400, poolMessages.unknownQuestion]);
  expect((await setPools({ draw: 0, questionIds: [a, b] })).status).toBe(400);
  expect((await setPools({ draw: 1, questionIds: [] })).status).toBe(400);
});

test('a pool too small to draw from prevents publishing, with the reason', async () => {
  const { teacher, quizId, ids, setPools } = await aDraft();
  await setPools({ name: 'Sums', draw: 2, questionIds: ids.slice(0, 2) });
  const publish = () => teacher.rest('POST', `/quiz/${quizId}/publish`);
  const sentence = poolMessages.drawsAll('Sums', 2, 2);
  const refused = await publish();
  expect([refused.status, refused.body.error]).toEqual([400, sentence]);
  const { quiz } = (await teacher.query('quizzes.head', { quizId })).body;
  expect(quiz).toMatchObject({ poolProblem: sentence });
  await setPools({ name: 'Sums', draw: 2, questionIds: ids.slice(0, 3) });
  expect((await publish()).status).toBe(200);
  const broken = await setPools({ name: 'Sums', draw: 3, questionIds: ids.slice(0, 3) });
  expect([broken.status, broken.body.error]).toEqual([400, poolMessages.drawsAll('Sums', 3, 3)]);
});

test('a deleted question leaves its pool and returns to it', async () => {
  const { teacher, quizId, ids, setPools } = await aDraft();
  const [a = '', b, c] = ids;
  const [pool] = (await setPools({ draw: 1, questionIds: [a, b, c] })).body.pools;
  await teacher.mutate('questions.remove', { quizId, questionId: a });
  const read = async () => (await teacher.rest('GET', `/quiz/${quizId}`)).body.pools[0];
  expect((await read()).questionIds).toEqual([b, c]);
  await setPools({ ...pool, questionIds: [b, c], name: 'Renamed' });
  await teacher.mutate('questions.restore', { quizId, questionId: a });
  expect(await read()).toEqual({ ...pool, name: 'Renamed', questionIds: [a, b, c] });
});

test('once a student has started, pools are frozen; a repeat is no change', async () => {
  const { world, teacher, quizId, ids, setPools } = await aDraft();
  const { pools } = (await setPools({ draw: 2, questionIds: ids })).body;
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  await aStarter(world, { teacher, quizId, shareId, questionIds: ids });
  expect((await setPools(...pools)).status).toBe(200);
  const refused = await setPools({ ...pools[0], draw: 3 });
  expect([refused.status, refused.body.error]).toEqual([409, poolMessages.frozen]);
  expect((await setPools()).status).toBe(409);
});

test('a copied quiz has separate pools of its own questions', async () => {
  const { teacher, quizId, ids, setPools } = await aDraft();
  const { pools } = (await setPools({ name: 'Sums', draw: 2, questionIds: ids.slice(1) })).body;
  const copy = (await teacher.rest('POST', `/quiz/${quizId}/duplicate`)).body;
  expect(copy.pools).toEqual([
    { _id: expect.any(String), name: 'Sums', draw: 2, questionIds: copy.order.slice(1) },
  ]);
  expect(copy.pools[0]._id).not.toBe(pools[0]._id);
});

test('the list of quizzes and the shared quiz count the questions of each student', async () => {
  const { world, teacher, quizId, ids, setPools } = await aDraft();
  await setPools({ draw: 2, questionIds: ids.slice(1) });
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  const row = (await teacher.query('quizzes.head', { quizId })).body.quiz;
  expect(row).toMatchObject({ askedCount: 3, marks: 6, questions: ids });
  const student = await world.signIn('student', 'Sam');
  const shared = async () => (await student.rest('GET', `/quiz/share/${shareId}`)).body.questions;
  expect(await shared()).toHaveLength(3);
  const { quiz } = await aStarter(world, { teacher, quizId, shareId, questionIds: ids });
  const seen: string[] = quiz.questions.map(({ _id }: { _id: string }) => _id);
  expect(await shared()).toEqual(seen);
});
