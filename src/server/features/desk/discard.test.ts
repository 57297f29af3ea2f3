import { expect, test } from 'vitest';
import { blankQuiz } from '../../../shared/quiz/draft';
import { aClass } from '../../testing/a-class';
import type { Person } from '../../testing/person';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const [mcq] = sampleQuestions;

async function aNewQuiz() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { body } = await teacher.rest('POST', '/quiz', blankQuiz('Quiz 1'));
  const quizId: string = body._id;
  return {
    ...{ world, teacher, quizId },
    discard: async (who: Person = teacher) => (await who.mutate('quizzes.discard', { quizId })).body.isGone,
    isThere: async () => (await teacher.rest('GET', `/quiz/${quizId}`)).status === 200,
  };
}

test('an untouched new quiz is discarded for good, and its title is free', async () => {
  const { teacher, discard, isThere } = await aNewQuiz();
  expect(await discard()).toBe(true);
  expect(await isThere()).toBe(false);
  expect((await teacher.query('quizzes.trash')).body.quizzes).toEqual([]);
  expect((await teacher.rest('POST', '/quiz', blankQuiz('Quiz 1'))).status).toBe(200);
});

type New = Awaited<ReturnType<typeof aNewQuiz>>;
test.each<[string, (quiz: New) => Promise<unknown>]>([
  ['a title', ({ teacher, quizId }) => teacher.rest('PUT', `/quiz/${quizId}`, { title: 'Cells' })],
  ['a setting', ({ teacher, quizId }) => teacher.rest('PUT', `/quiz/${quizId}`, { shuffleOptions: true })],
  ['a folder', ({ teacher, quizId }) => teacher.mutate('quizzes.setFolder', { quizId, folder: '9b' })],
  ['a question', ({ teacher, quizId }) => teacher.rest('POST', '/question/', questionForm(mcq, quizId))],
  [
    'a deleted question',
    async ({ teacher, quizId }) => {
      const { body } = await teacher.rest('POST', '/question/', questionForm(mcq, quizId));
      await teacher.mutate('questions.remove', { quizId, questionId: body._id });
    },
  ],
  [
    'a class',
    ({ world, teacher, quizId }) =>
      teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [aClass(world, { teacher })] }),
  ],
  [
    'a colleague',
    ({ teacher, quizId }) =>
      teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: 'bob@school.example', right: 'look' }),
  ],
])('with %s it stays', async (_, touch) => {
  const quiz = await aNewQuiz();
  await touch(quiz);
  expect(await quiz.discard()).toBe(false);
  expect(await quiz.isThere()).toBe(true);
});
