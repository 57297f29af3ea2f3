import { describe, expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Person } from '../../testing/person';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';

const [mcq, msq, short, , slider] = sampleQuestions;

const idsOf = async (teacher: Person, quizId: string): Promise<string[]> =>
  (await teacher.rest('GET', `/quiz/${quizId}`)).body.questions.map(({ _id }: Question) => _id);

describe('writing a question', () => {
  test.each(sampleQuestions)('a question of type $type is returned as sent', async (question) => {
    const { teacher, quizId } = await aStage('draft');
    const created = await teacher.rest('POST', '/question/', questionForm(question, quizId));
    expect(created).toMatchObject({ status: 200, body: question });
    const { questions } = (await teacher.rest('GET', `/quiz/${quizId}`)).body;
    expect(questions).toEqual([created.body]);
  });

  test('plain JSON works like a form', async () => {
    const { teacher, quizId } = await aStage('draft');
    const created = await teacher.mutate('questions.create', { ...slider, quizId });
    expect(created).toMatchObject({ status: 200, body: slider });
  });

  test('questions keep the order in which they were added', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    expect(await idsOf(teacher, quizId)).toEqual(questionIds);
  });

  test.each([undefined, null, 7, ['x'], 'unknown'])('a quiz under %j does not exist', async (quizId) => {
    const { teacher } = await aStage('draft');
    const refused = await teacher.mutate('questions.create', { ...mcq, text: '', quizId });
    expect(refused).toMatchObject({ status: 404, body: { error: messages.quizNotFound } });
  });

  test('with question timers a question needs a time limit', async () => {
    const { teacher } = await aStage('draft');
    const quiz = await teacher.mutate('quizzes.create', { title: 'Timed', useQuestionTimer: true });
    const untimed = await teacher.mutate('questions.create', { ...short, quizId: quiz.body._id });
    expect(untimed).toMatchObject({ status: 400, body: { error: messages.questionTimeRequired } });
    const timed = { ...short, timeLimit: 30, quizId: quiz.body._id };
    expect(await teacher.mutate('questions.create', timed)).toMatchObject({ body: { timeLimit: 30 } });
  });

  test.each([undefined, null, '', 'no form', [], 7])('a body %j is a refusal, not a fault', async (body) => {
    const { teacher, questionIds, world } = await aStage('ready');
    expect((await teacher.rest('POST', '/question/', body)).status).toBe(400);
    expect((await teacher.rest('PUT', `/question/${questionIds[0]}`, body)).status).toBe(400);
    expect((await teacher.rest('PUT', '/question/unknown', body)).status).toBe(404);
    expect((await teacher.rest('DELETE', `/question/${questionIds[0]}`, body)).status).toBe(404);
    expect(world.errors).toEqual([]);
  });
});

describe('changing a question', () => {
  test('another type resets options, correct answer and range', async () => {
    const { teacher, questionIds } = await aStage('ready');
    const change = questionForm({ type: 'slider', min: 0, max: 1, step: 0.1, correctAnswer: [0.3] });
    const changed = await teacher.rest('PUT', `/question/${questionIds[0]}`, change);
    expect(changed.body).toMatchObject({ text: mcq.text, options: [], min: 0, max: 1, step: 0.1 });
    const bare = await teacher.mutate('questions.update', { questionId: questionIds[1], type: 'short' });
    expect(bare).toMatchObject({ status: 400, body: { error: messages.modelAnswerRequired } });
  });

  test('an invalid change changes nothing', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    const refused = await teacher.rest(
      'PUT',
      `/question/${questionIds[1]}`,
      questionForm({ correctAnswer: ['Xenon'] }),
    );
    expect(refused).toMatchObject({ status: 400, body: { error: messages.msqCorrectUnknown } });
    expect((await teacher.rest('GET', `/quiz/${quizId}`)).body.questions[1]).toMatchObject(msq);
  });

  test('a deleted question cannot be changed', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    await teacher.rest('DELETE', `/question/${questionIds[0]}?quizId=${quizId}`);
    expect((await teacher.rest('PUT', `/question/${questionIds[0]}`, questionForm(mcq))).status).toBe(404);
  });
});

describe('deleting a question', () => {
  test('it leaves the quiz, and Undo restores it at its position', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    const [first, second, ...others] = questionIds;
    const deleted = await teacher.rest('DELETE', `/question/${second}?quizId=${quizId}`);
    expect(deleted.body).toEqual({ message: messages.questionDeleted });
    expect(await idsOf(teacher, quizId)).toEqual([first, ...others]);
    const restored = await teacher.mutate('questions.restore', { questionId: second, quizId });
    expect(restored).toMatchObject({ status: 200, body: { _id: second, quiz: { order: questionIds } } });
    expect(await idsOf(teacher, quizId)).toEqual(questionIds);
    expect(await teacher.mutate('questions.restore', { questionId: second, quizId })).toMatchObject({
      status: 200,
    });
  });

  test('Undo finds its position even after others were added and moved', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    const [a = '', b, c, d, e = ''] = questionIds;
    await teacher.rest('DELETE', `/question/${e}?quizId=${quizId}`);
    const f = (await teacher.mutate('questions.create', { ...mcq, quizId })).body._id;
    await teacher.rest('PUT', `/quiz/${quizId}`, { questions: [f, d, c, b, a] });
    await teacher.mutate('questions.restore', { questionId: e, quizId });
    expect(await idsOf(teacher, quizId)).toEqual([f, d, c, b, e, a]);
  });

  test("a restored question must fit the quiz's new timers", async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    for (const questionId of questionIds) await teacher.mutate('questions.remove', { questionId, quizId });
    await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: true });
    const refused = await teacher.mutate('questions.restore', { questionId: questionIds[0], quizId });
    expect(refused).toMatchObject({ status: 400, body: { error: messages.questionTimeRequired } });
    expect(await idsOf(teacher, quizId)).toEqual([]);
  });

  test('a published quiz keeps its last question', async () => {
    const { teacher, quizId, questionIds } = await aStage('published');
    const answers = [];
    for (const questionId of questionIds)
      answers.push(await teacher.mutate('questions.remove', { questionId, quizId }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
    expect(answers.at(-1)?.body.error).toBe(messages.publishedNeedsQuestion);
  });

  test('it is found only in its own quiz and by its own teacher', async () => {
    const { teacher, otherTeacher, quizId, questionIds } = await aStage('ready');
    const [questionId] = questionIds;
    const otherQuiz = (await teacher.mutate('quizzes.create', { title: 'Other' })).body._id;
    for (const [person, input] of [
      [teacher, { questionId, quizId: otherQuiz }],
      [teacher, { questionId }],
      [teacher, { questionId: { _id: questionId }, quizId }],
      [otherTeacher, { questionId, quizId }],
    ] as const) {
      expect((await person.mutate('questions.remove', input)).status).toBe(404);
      expect((await person.mutate('questions.restore', input)).status).toBe(404);
    }
    expect(await idsOf(teacher, quizId)).toEqual(questionIds);
    await teacher.mutate('questions.remove', { questionId, quizId });
    const elsewhere = { questionId, quizId: otherQuiz };
    expect((await teacher.mutate('questions.restore', elsewhere)).status).toBe(404);
    expect((await otherTeacher.mutate('questions.restore', { questionId, quizId })).status).toBe(404);
  });
});

test('line ends changed by a multipart form are restored', async () => {
  const { teacher, quizId } = await aStage('draft');
  const question = { type: 'short', text: 'one\r\ntwo', correctAnswer: 'x', maximumMarks: 1 };
  const created = await teacher.rest('POST', '/question/', questionForm(question, quizId));
  expect(created.body.text).toBe('one\ntwo');
});
