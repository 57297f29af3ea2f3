import { expect, test } from 'vitest';
import { DELETED_QUIZ_KEPT_DAYS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { answersFor, goodAnswers } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { tidyUp } from '../privacy/tidy';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sam's submission is released, Eve's is not, Tia is still writing. */
async function aQuizWithSubmissions() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, shareId, questionIds } = quiz;
  const sam = await aSubmitter(world, quiz, { answers: answersFor(questionIds, goodAnswers) });
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: true });
  const eve = await aSubmitter(world, quiz, { name: 'Eve' });
  const tia = await aStarter(world, quiz, 'Tia');
  return {
    ...{ world, quiz, sam, eve, tia, shareId },
    remove: () => teacher.rest('DELETE', `/quiz/${quizId}`),
    restore: (by = teacher) => by.rest('POST', `/quiz/${quizId}/restore`),
    trash: async (by = teacher) => (await by.query('quizzes.trash')).body.quizzes,
    titles: async () =>
      (await teacher.rest('GET', '/teacher/')).body.quizzes.map(({ title }: { title: string }) => title),
  };
}

test('deleting first collects the running attempts, which return with the quiz, closed to new starts', async () => {
  const { world, quiz, tia, remove, restore, titles } = await aQuizWithSubmissions();
  expect((await remove()).body).toEqual({ message: messages.quizDeleted });
  const { body } = await tia.student.mutate('attempts.follow', {
    ...{ attemptId: tia.attemptId, writerId: 'the-page-01234567', claim: true },
  });
  expect(body).toMatchObject({ state: 'submitted', submittedBy: 'teacher' });
  expect(await titles()).toEqual([]);
  const uma = await world.signIn('student', 'Uma');
  expect((await uma.rest('POST', '/student/attempt', { shareId: quiz.shareId })).status).toBe(404);

  const restored = await restore();
  expect(restored).toMatchObject({
    status: 200,
    body: { _id: quiz.quizId, title: 'Cells', acceptingResponses: false, runningCount: 0 },
  });
  expect(restored.body.attemptedBy).toHaveLength(3);
  expect(await titles()).toEqual(['Cells']);
  expect((await restore()).body).toEqual(restored.body);
});

test('students keep released results of a deleted quiz, and see that it has ended', async () => {
  const { quiz, sam, eve, tia, remove, restore } = await aQuizWithSubmissions();
  await remove();
  const seenBy = async ({ student, attemptId }: Pick<typeof sam, 'student' | 'attemptId'>) => {
    const { body } = await student.rest('GET', '/student/');
    expect(body.inProgress).toEqual([]);
    return body.attempts[attemptId];
  };
  expect(await seenBy(sam)).toMatchObject({ score: 10, scoresReleased: true, quizEnded: true });
  const { status, body } = await sam.student.rest('GET', `/quiz/${quiz.quizId}/evaluated`);
  expect(status).toBe(200);
  expect(body.evaluatedQuizData[quiz.questionIds[0] ?? '']).toMatchObject({ correctAnswer: 'Mitochondria' });
  for (const one of [eve, tia]) {
    expect(await seenBy(one)).toMatchObject({ title: 'Cells', score: null, quizEnded: true });
    const refused = await one.student.rest('GET', `/quiz/${quiz.quizId}/evaluated`);
    expect(refused).toMatchObject({ status: 403, body: { error: messages.resultsNotReleased } });
  }
  await restore();
  expect(await seenBy(sam)).toMatchObject({ score: 10, quizEnded: false });
});

test('the trash shows deleted quizzes with their purge dates, last deleted first', async () => {
  const { world, quiz, remove, restore, trash } = await aQuizWithSubmissions();
  const { teacher } = quiz;
  expect(await trash()).toEqual([]);
  await remove();
  const deletedAt = world.clock.now();
  world.clock.advance(DAY_MS);
  const { body: draft } = await teacher.rest('POST', '/quiz/', { title: 'Atoms' });
  await teacher.rest('DELETE', `/quiz/${draft._id}`);
  expect(await trash()).toMatchObject([
    { quizId: draft._id, title: 'Atoms', paperCount: 0 },
    {
      ...{ quizId: quiz.quizId, title: 'Cells', paperCount: 3, deletedAt },
      keptUntil: deletedAt + DELETED_QUIZ_KEPT_DAYS * DAY_MS,
    },
  ]);
  await restore();
  expect((await trash()).map(({ title }: { title: string }) => title)).toEqual(['Atoms']);
});

test('a quiz whose title is in use is restored under another, even twice', async () => {
  const { quiz, remove, restore, titles } = await aQuizWithSubmissions();
  const { teacher } = quiz;
  await remove();
  await teacher.rest('POST', '/quiz/', { title: 'Cells' });
  await teacher.rest('POST', '/quiz/', { title: 'Cells (restored)' });
  expect(await restore()).toMatchObject({ status: 200, body: { title: 'Cells (restored 2)' } });
  expect(await titles()).toEqual(['Cells (restored)', 'Cells', 'Cells (restored 2)']);
});

test('only the owner sees and restores trashed quizzes', async () => {
  const { world, sam, remove, restore, trash } = await aQuizWithSubmissions();
  await remove();
  const other = await world.signIn('teacher', 'Bob');
  expect(await trash(other)).toEqual([]);
  expect((await restore(other)).status).toBe(404);
  expect((await restore(sam.student)).status).toBe(403);
  expect((await restore(world.nobody)).status).toBe(401);
});

test('an evaluation interrupted by a deletion can be restarted after the restore', async () => {
  const { world, quiz, remove, restore } = await aQuizWithSubmissions();
  const { teacher, quizId } = quiz;
  await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await remove();
  await world.deps.background.idle();
  expect((await restore()).body.evaluationStatus).not.toBe('in-progress');
  await evaluate(world, quiz);
  expect((await restore()).body).toMatchObject({ evaluationStatus: 'completed', evaluationProgress: 100 });
});

test('after 30 days a quiz is deleted for good', async () => {
  const { world, remove, restore, trash } = await aQuizWithSubmissions();
  await remove();
  world.clock.advance(DELETED_QUIZ_KEPT_DAYS * DAY_MS);
  await tidyUp(world.deps, null);
  const teacher = await world.signIn('teacher', 'Ann');
  expect(await trash(teacher)).toHaveLength(1);
  world.clock.advance(1);
  await tidyUp(world.deps, null);
  expect(await trash(teacher)).toEqual([]);
  expect((await restore(teacher)).status).toBe(404);
});
