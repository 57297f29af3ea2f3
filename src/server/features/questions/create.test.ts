import { expect, test } from 'vitest';
import { STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { inQuestion, messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';

const [mcq, msq, short] = sampleQuestions;
const textsOf = (questions: readonly Question[]) => questions.map(({ text }) => text);
const readQuestions = async ({ teacher, quizId }: Stage): Promise<Question[]> =>
  (await teacher.rest('GET', `/quiz/${quizId}`)).body.questions;
const createMany = ({ teacher, quizId }: Stage, questions: unknown) =>
  teacher.mutate('questions.createMany', { quizId, questions });

test('pasted questions are appended in order, and returned by the call', async () => {
  const stage = await aStage('ready');
  const { status, body } = await createMany(stage, [short, mcq, short]);
  expect(status).toBe(200);
  const wanted = [...sampleQuestions, short, mcq, short].map(({ text }) => text);
  expect(textsOf(body.questions)).toEqual(wanted);
  expect(await readQuestions(stage)).toEqual(body.questions);
});

test('one invalid question prevents all, and is named by its number', async () => {
  const stage = await aStage('draft');
  for (const [bad, sentence] of [
    [{ ...msq, text: ' ' }, messages.questionTextRequired],
    [{ ...msq, type: 'essay' }, 'The value of "type" is not valid.'],
    [{ ...msq, text: 7 }, 'The value of "text" is not valid.'],
  ] as const) {
    const refused = await createMany(stage, [mcq, short, bad, { text: '' }]);
    expect([refused.status, refused.body.error]).toEqual([400, inQuestion(3, sentence)]);
  }
  expect(await readQuestions(stage)).toEqual([]);
});

test('a missing or empty list is refused', async () => {
  const stage = await aStage('draft');
  for (const questions of [undefined, null, 'x', {}, [], [1]]) {
    expect((await createMany(stage, questions)).status).toBe(400);
  }
});

test("a form may contain a quiz's maximum of questions, and one more is refused without a change", async () => {
  const stage = await aStage('draft');
  const form = new FormData();
  form.append('quizId', stage.quizId);
  form.append('questions', JSON.stringify(Array(STORED_WITHOUT_PLAN_MAXIMUM.questions).fill(mcq)));
  expect((await stage.teacher.mutate('questions.createMany', form)).status).toBe(200);
  expect(await createMany(stage, [mcq])).toMatchObject({ status: 409 });
  expect(await readQuestions(stage)).toHaveLength(STORED_WITHOUT_PLAN_MAXIMUM.questions);
});

test('once a student has started, none can be added', async () => {
  const refused = await createMany(await aStage('running'), [mcq]);
  expect([refused.status, refused.body.error]).toEqual([409, messages.attemptsFreezeQuestions]);
});

test('every question without a time limit gets the same one; existing limits stay', async () => {
  const stage = await aStage('ready');
  const [first = ''] = stage.questionIds;
  await stage.teacher.mutate('questions.update', { questionId: first, timeLimit: 30 });
  const { body } = await stage.teacher.mutate('questions.setTimeLimits', {
    quizId: stage.quizId,
    timeLimit: 60,
  });
  expect(body.questions.map(({ timeLimit }: Question) => timeLimit)).toEqual([30, 60, 60, 60, 60]);
  expect(await readQuestions(stage)).toEqual(body.questions);
});

test('an invalid time limit is refused, and any once a student has started', async () => {
  const stage = await aStage('running');
  const set = (timeLimit: unknown) =>
    stage.teacher.mutate('questions.setTimeLimits', { quizId: stage.quizId, timeLimit });
  for (const timeLimit of [0, -1, 1.5, '60', null, undefined]) {
    const refused = await set(timeLimit);
    expect([refused.status, refused.body.error]).toEqual([400, messages.questionTimeRequired]);
  }
  expect((await set(60)).body.error).toBe(messages.attemptsFreezeQuestions);
});
