import { expect, test } from 'vitest';
import { DELETED_QUIZ_KEPT_DAYS } from '../../../shared/constants';
import { aReleasedQuiz } from '../../testing/practice';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { tidyUp } from '../privacy/tidy';

const DAY_MS = 24 * 60 * 60_000;
const [mcq, msq] = sampleQuestions;

test("a question imported from a quiz's JSON is held back by it, one with a forged origin is not", async () => {
  const world = aWorld();
  const { teacher, quizId } = await aReleasedQuiz(world, { questions: [mcq, msq] });
  const heldBack = async () =>
    (await teacher.rest('GET', `/practice/preview?quizId=${quizId}`)).body.heldBack;
  const importAndPublish = async (title: string, file: object) => {
    const { body: quiz } = await teacher.rest('POST', '/quiz/', { title });
    const { status } = await teacher.rest('POST', `/quiz/${quiz._id}/import`, { text: JSON.stringify(file) });
    expect(status).toBe(200);
    await teacher.rest('POST', `/quiz/${quiz._id}/publish`);
  };
  const { body: file } = await teacher.rest('GET', `/quiz/${quizId}/export?format=json`);
  const [first, second] = file.questions;
  await importAndPublish('Forged', {
    ...file,
    questions: [{ ...first, origin: second.origin.slice(0, -2) }],
  });
  await importAndPublish('Elsewhere', { ...file, questions: [{ ...first, origin: undefined }] });
  expect(await heldBack()).toEqual([]);
  await importAndPublish('Again', { ...file, questions: [first] });
  expect(await heldBack()).toMatchObject([{ reason: 'can-start', questionCount: 1 }]);
});

test('an imported copy holds back its original', async () => {
  const world = aWorld();
  const { teacher, quizId } = await aReleasedQuiz(world, { questions: [mcq] });
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  const { body: file } = await teacher.rest('GET', `/quiz/${copy._id}/export?format=json`);
  await teacher.rest('DELETE', `/quiz/${copy._id}`);
  world.clock.advance(DELETED_QUIZ_KEPT_DAYS * DAY_MS + 1);
  await tidyUp(world.deps, null);
  const again = await world.signIn('teacher', 'Ann');
  const { body: quiz } = await again.rest('POST', '/quiz/', { title: 'A year later' });
  await again.rest('POST', `/quiz/${quiz._id}/import`, { text: JSON.stringify(file) });
  await again.rest('POST', `/quiz/${quiz._id}/publish`);
  const { body } = await again.rest('GET', `/practice/preview?quizId=${quizId}`);
  expect(body.heldBack).toMatchObject([{ reason: 'can-start', questionCount: 1 }]);
});

test('a file imported twice into a quiz brings separate questions the second time, like a copy', async () => {
  const world = aWorld();
  const { teacher, quizId } = await aReleasedQuiz(world, { questions: [mcq, msq] });
  const { body: file } = await teacher.rest('GET', `/quiz/${quizId}/export?format=json`);
  const { body: other } = await teacher.rest('POST', '/quiz/', { title: 'Twice' });
  const text = JSON.stringify({ ...file, questions: [...file.questions, file.questions[0]] });
  for (const turn of [1, 2]) {
    const { body } = await teacher.rest('POST', `/quiz/${other._id}/import`, { text });
    expect(body.stored, `time ${turn}`).toBe(3);
  }
  const { body } = await teacher.rest('GET', `/practice/preview?quizId=${other._id}`);
  expect(body).toMatchObject({ usableCount: 6 });
});
