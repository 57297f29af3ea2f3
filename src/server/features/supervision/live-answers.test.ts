import { expect, test } from 'vitest';
import type { LiveAnswers } from '../../../shared/supervision/schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';

async function aClassThatAnswers() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const [mcq = '', msq = '', short = '', , slider = ''] = quiz.questionIds;
  const join = async (name: string) => {
    const { student, attemptId } = await aStarter(world, quiz, name);
    return {
      student,
      save: (revision: number, answers: object) =>
        student.mutate('attempts.saveAnswers', { attemptId, revision, answers }),
      submit: (answers: object) =>
        student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }),
    };
  };
  const live = async (): Promise<LiveAnswers> =>
    (await quiz.teacher.query('supervision.liveAnswers', { quizId: quiz.quizId })).body;
  return { world, quiz, join, live, mcq, msq, short, slider };
}

test('running and submitted answers are grouped by question', async () => {
  const { join, live, quiz, mcq, short, slider } = await aClassThatAnswers();
  const [sam, tia] = [await join('Sam'), await join('Tia')];
  await join('Uma');
  await sam.save(1, { [mcq]: 'Mitochondria', [short]: 'Carbon dioxide', [slider]: 8 });
  await tia.submit({ [mcq]: 'Nucleus', [short]: ' carbon  DIOXIDE' });
  const { studentCount, questions } = await live();
  expect(studentCount).toBe(3);
  expect(questions.map(({ questionId }) => questionId)).toEqual(quiz.questionIds);
  expect(questions.map(({ answeredCount }) => answeredCount)).toEqual([2, 0, 2, 0, 1]);
  expect(questions[0]).toMatchObject({ rightCount: 1 });
  expect(questions[0]?.given.map(({ label, count }) => [label, count])).toContainEqual(['Nucleus', 1]);
  expect(questions[2]?.given).toHaveLength(1);
});

test('a changed answer moves, and a cleared one disappears', async () => {
  const { join, live, mcq } = await aClassThatAnswers();
  const sam = await join('Sam');
  const counts = async () => (await live()).questions[0]?.given.filter(({ count }) => count > 0);
  await sam.save(1, { [mcq]: 'Nucleus' });
  expect(await counts()).toMatchObject([{ label: 'Nucleus', count: 1 }]);
  await sam.save(2, { [mcq]: 'Mitochondria' });
  expect(await counts()).toMatchObject([{ label: 'Mitochondria', count: 1, isKey: true }]);
  await sam.save(3, { [mcq]: null });
  expect(await counts()).toEqual([]);
});

test('no student can see them in any way', async () => {
  const { join, quiz, world } = await aClassThatAnswers();
  const { student } = await join('Sam');
  const input = { quizId: quiz.quizId };
  expect((await student.query('supervision.liveAnswers', input)).status).toBe(403);
  expect((await world.nobody.query('supervision.liveAnswers', input)).status).toBe(401);
  expect((await student.rest('GET', `/quiz/${quiz.quizId}/live-answers`)).status).toBe(404);
  const bob = await world.signIn('teacher', 'Bob');
  expect((await bob.query('supervision.liveAnswers', input)).status).toBe(404);
});
