import { expect, test } from 'vitest';
import { STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { sampleQuizzes } from '../../../shared/quiz/samples';
import { questions, quizzes } from '../../db/quizzes-schema';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';
import { aWorld } from '../../testing/world';

const contentOf = (all: readonly Question[]) => all.map(({ _id, ...content }) => content);

test('a copy has the settings and the questions in order, and is an untaken draft', async () => {
  const { teacher, quizId } = await aStage('released');
  const settings = { allowNavigation: false, description: 'For 9b' };
  await teacher.rest('PUT', `/quiz/${quizId}`, settings);
  const { body: source } = await teacher.rest('GET', `/quiz/${quizId}`);
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect(copy).toMatchObject({
    ...settings,
    title: messages.copyTitle('Cells', 1),
    isPublished: false,
    shareId: null,
    hasStarted: false,
    attemptedBy: [],
  });
  expect(contentOf(copy.questions)).toEqual(contentOf(source.questions));
  expect(copy.questions[0]._id).not.toBe(source.questions[0]._id);
  const again = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect(again.body.title).toBe(messages.copyTitle('Cells', 2));
});

test('a copy shows the images of its source', async () => {
  const { teacher, quizId, questionIds, world } = await aStage('ready');
  world.deps.db.update(questions).set({ imageUrl: '/uploads/leaf.webp', imageAlt: 'A leaf' }).run();
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect(copy.questions).toHaveLength(questionIds.length);
  expect(copy.questions[0]).toMatchObject({ imageUrl: '/uploads/leaf.webp', imageAlt: 'A leaf' });
});

test('a copy beyond the image limit leaves nothing', async () => {
  const { teacher, quizId, world } = await aStage('ready');
  const [mcq] = sampleQuestions;
  const count = Math.floor(STORED_WITHOUT_PLAN_MAXIMUM.images / 2) + 1;
  for (let at = sampleQuestions.length; at < count; at += 1) {
    await teacher.rest('POST', '/question/', questionForm(mcq, quizId));
  }
  world.deps.db.update(questions).set({ imageUrl: '/uploads/leaf.webp' }).run();
  const refused = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    messages.tooManyStored.images(STORED_WITHOUT_PLAN_MAXIMUM.images, false),
  ]);
  expect(world.deps.db.select().from(quizzes).all()).toHaveLength(1);
});

test('a sample becomes a quiz under its title, and under a free one the second time', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  for (const { settings, questions } of sampleQuizzes) {
    const create = () => teacher.mutate('quizzes.createFromSample', { sample: settings.title });
    const { body } = await create();
    expect(body).toMatchObject({ ...settings, isPublished: false });
    expect(body.questions.map(({ text }: Question) => text)).toEqual(questions.map(({ text }) => text));
    expect((await create()).body.title).toBe(messages.copyTitle(settings.title, 1));
  }
  expect((await teacher.mutate('quizzes.createFromSample', { sample: 'None' })).status).toBe(400);
});

test('a copy of a question follows it, and cannot be made once a student has started', async () => {
  const { teacher, quizId, questionIds, world } = await aStage('ready');
  world.deps.db.update(questions).set({ imageUrl: '/uploads/leaf.webp', imageAlt: 'A leaf' }).run();
  const { body } = await teacher.mutate('questions.duplicate', { quizId, questionId: questionIds[1] });
  const { body: quiz } = await teacher.rest('GET', `/quiz/${quizId}`);
  expect(body).toEqual({ _id: quiz.questions[2]._id, quiz });
  expect(quiz.order).toEqual(questionIds.toSpliced(2, 0, body._id));
  expect(contentOf([quiz.questions[2]])).toEqual(contentOf([quiz.questions[1]]));
  const running = await aStage('running');
  const [questionId] = running.questionIds;
  const refused = await running.teacher.mutate('questions.duplicate', { quizId: running.quizId, questionId });
  expect([refused.status, refused.body.error]).toEqual([409, messages.attemptsFreezeQuestions]);
});
