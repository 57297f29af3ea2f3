import { expect, test } from 'vitest';
import { exportPerson } from '../../server/features/privacy/export';
import { messages } from '../../shared/messages';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { typeExamples } from './examples';
import { aRunningQuizOf } from './typed-quiz';

test.each(QUESTION_TYPES)('%s: autosave stores an answer, a change and a deletion', async (type) => {
  const { example, save, resumed } = await aRunningQuizOf(type);
  expect((await save(1, example.right)).status).toBe(200);
  expect(await resumed()).toEqual(example.right);
  await save(2, example.wrong);
  expect(await resumed()).toEqual(example.wrong);
  await save(3, null);
  expect(await resumed()).toBeUndefined();
});

test.each(QUESTION_TYPES)('%s: a delayed save replaces no newer one', async (type) => {
  const { example, save, resumed } = await aRunningQuizOf(type);
  await save(7, example.right);
  expect((await save(6, example.wrong)).body.savedRevision).toBe(7);
  expect(await resumed()).toEqual(example.right);
});

test.each(QUESTION_TYPES)(
  '%s: a returning student sees the question and their answer again',
  async (type) => {
    const { quiz, student, example, questionId, save } = await aRunningQuizOf(type);
    const open = async () => (await student.rest('POST', '/student/attempt', { shareId: quiz.shareId })).body;
    const before = await open();
    await save(1, example.wrong);
    const after = await open();
    expect(after.quiz).toEqual(before.quiz);
    expect(after.attempt.answers).toEqual({ [questionId]: example.wrong });
  },
);

test.each(QUESTION_TYPES)('%s: the receipt covers the submitted answer', async (type) => {
  const { quiz, student, attemptId, example, questionId, save, submit } = await aRunningQuizOf(type);
  await save(1, example.wrong);
  const { status, body } = await submit(example.right);
  expect(status).toBe(200);
  const checked = await quiz.teacher.query('supervision.checkReceipt', { receipt: body.receipt });
  expect(checked.body).toMatchObject({ receipt: body.receipt, isLatest: true, isUnchanged: true });
  const dashboard = await student.rest('GET', '/student/');
  expect(dashboard.body.attempts[attemptId].answers).toEqual({ [questionId]: example.right });
});

test.each(QUESTION_TYPES)(
  '%s: repeating a submit gives the same result, a different one is refused',
  async (type) => {
    const { example, submit } = await aRunningQuizOf(type);
    const first = await submit(example.right);
    const copy = structuredClone(example.right);
    expect((await submit(copy)).body).toEqual(first.body);
    const other = await submit(example.wrong);
    expect([other.status, other.body.error]).toEqual([409, messages.alreadySubmitted]);
  },
);

test.each(QUESTION_TYPES)('%s: an invalid answer is stored, and the attempt continues', async (type) => {
  const { world, example, save, resumed, submit } = await aRunningQuizOf(type);
  expect((await save(1, example.misfit)).status).toBe(200);
  expect(await resumed()).toBeDefined();
  expect((await submit(example.right)).status).toBe(200);
  expect(world.errors).toEqual([]);
});

test.each(QUESTION_TYPES)('%s: a person’s data export contains the question and the answer', async (type) => {
  const { world, example, questionId, submit } = await aRunningQuizOf(type);
  await submit(example.right);
  const { answers } = exportPerson(world.deps, 'sam@school.example').tables;
  expect(answers).toMatchObject([{ question_id: questionId, value: JSON.stringify(example.right) }]);
  const { questions } = exportPerson(world.deps, 'ann@school.example').tables;
  expect(questions).toMatchObject([{ id: questionId, text: example.fields.text }]);
  expect(JSON.parse(String(questions?.[0]?.body))).toMatchObject({
    correctAnswer: example.fields.correctAnswer,
  });
});

test('every example has a right and a wrong answer', () => {
  for (const type of QUESTION_TYPES) expect(typeExamples[type].right).not.toEqual(typeExamples[type].wrong);
});
