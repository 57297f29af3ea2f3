import { expect, test } from 'vitest';
import type { AvailableQuiz } from '../../../shared/assignment/schema';
import { aClass, aMember } from '../../testing/a-class';
import { aPublishedQuiz } from '../../testing/factories';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Sam and Tia in 7b, and a published, unassigned quiz. */
async function aSchool() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds: 1200 } });
  const { teacher } = quiz;
  const [sam, tia] = [await world.signIn('student', 'Sam'), await world.signIn('student', 'Tia')];
  const classId = aClass(world, { teacher });
  const samId = aMember(world, { classId, student: sam, timeFactorPercent: 150 });
  aMember(world, { classId, name: 'Tia', student: tia });
  const now = world.clock.now();
  const assign = (quizId: string, body: object = {}) =>
    teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], ...body });
  return {
    ...{ world, quiz, teacher, sam, tia, samId, classId, now, assign },
    available: async (who = sam): Promise<AvailableQuiz[]> =>
      (await who.rest('GET', '/student/')).body.available,
    async anotherQuiz(title: string, window: object) {
      const { body } = await teacher.rest('POST', '/quiz/', { title });
      await teacher.rest('POST', '/question/', questionForm(sampleQuestions[0], body._id));
      await teacher.rest('POST', `/quiz/${body._id}/publish`);
      await assign(body._id, window);
      return body._id as string;
    },
  };
}

test('the dashboard lists open quizzes by their end, coming ones, and ones just ended', async () => {
  const { world, quiz, now, assign, anotherQuiz, available } = await aSchool();
  expect(await available()).toEqual([]);
  await assign(quiz.quizId, { closesAt: now + 15 * DAY });
  await anotherQuiz('No end', {});
  await anotherQuiz('Opens later', { opensAt: now + 40 * DAY });
  await anotherQuiz('Opens', { opensAt: now + 30 * DAY });
  await anotherQuiz('Long over', { closesAt: now });
  await anotherQuiz('Over', { closesAt: now + 1 });
  world.clock.advance(1 + 14 * DAY - 1);
  const sam = await world.signIn('student', 'Sam');
  const seen = await available(sam);
  expect(seen.map(({ title }) => title)).toEqual(['Cells', 'No end', 'Opens', 'Opens later', 'Over']);
  expect(seen[0]).toEqual({
    ...{ quizId: quiz.quizId, shareId: quiz.shareId, title: 'Cells', className: '7b' },
    ...{ opensAt: null, closesAt: now + 15 * DAY, start: { yes: true, until: now + 15 * DAY } },
    ...{ timeFactorPercent: 150, tabChangeLimit: 3, largerText: false, hideTimer: false, timeSeconds: 1800 },
  });
});

test('started, closed and deleted quizzes, and those of a former class, are not available', async () => {
  const { world, quiz, teacher, sam, assign, anotherQuiz, available } = await aSchool();
  await assign(quiz.quizId);
  const other = await anotherQuiz('Other', {});
  const third = await anotherQuiz('Third', {});
  const titles = async () => (await available()).map(({ title }) => title);
  expect(await titles()).toEqual(['Cells', 'Other', 'Third']);
  await sam.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  await teacher.rest('PUT', `/quiz/${third}/toggle-responses`, { acceptingResponses: false });
  expect(await titles()).toEqual(['Other']);
  await teacher.rest('DELETE', `/quiz/${other}`);
  expect(await titles()).toEqual([]);
  await teacher.rest('POST', `/quiz/${other}/restore`);
  await teacher.rest('PUT', `/quiz/${other}/toggle-responses`, { acceptingResponses: true });
  expect(await titles()).toEqual(['Other']);
  world.deps.db.$client.prepare('update class_members set removed_at = 1').run();
  expect(await titles()).toEqual([]);
});

test('with question timers the total time is the sum of the questions', async () => {
  const { teacher, anotherQuiz, available } = await aSchool();
  const quizId = await anotherQuiz('Timed', {});
  const [questionId] = (await teacher.rest('GET', `/quiz/${quizId}`)).body.questions;
  await teacher.rest(
    'PUT',
    `/question/${questionId._id}`,
    questionForm({ ...sampleQuestions[0], timeLimit: 61 }, quizId),
  );
  await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: true });
  expect((await available())[0]).toMatchObject({ timeSeconds: 92 });
});

test("the teacher's row and head name the classes, the window and the expected students, each counted once", async () => {
  const { world, quiz, teacher, classId, now, assign, sam } = await aSchool();
  const other = aClass(world, { teacher, name: '10a' });
  aMember(world, { classId: other, student: sam });
  aMember(world, { classId: other, name: 'Gone', removedAt: 1 });
  await assign(quiz.quizId, { classIds: [classId, other], opensAt: now, closesAt: now + HOUR });
  const row = { classNames: ['7b', '10a'], expectedCount: 2, opensAt: now, closesAt: now + HOUR };
  expect((await teacher.rest('GET', '/teacher/')).body.quizzes[0]).toMatchObject(row);
  expect((await teacher.query('quizzes.head', { quizId: quiz.quizId })).body.quiz).toMatchObject(row);
  await assign(quiz.quizId, { classIds: [] });
  const none = { classNames: [], expectedCount: null, opensAt: null, closesAt: null };
  expect((await teacher.rest('GET', '/teacher/')).body.quizzes[0]).toMatchObject(none);
});

test('the live view names absent members and whether they may start', async () => {
  const { quiz, teacher, sam, samId, classId, now, assign } = await aSchool();
  const absent = async () => (await teacher.query('supervision.live', { quizId: quiz.quizId })).body.absent;
  expect(await absent()).toEqual([]);
  await assign(quiz.quizId, {
    classIds: [classId],
    opensAt: now + HOUR,
    exceptions: { [samId]: { opensAt: now } },
  });
  const start = { no: true, because: 'not-yet', from: now + HOUR };
  expect(await absent()).toMatchObject([
    { name: 'Sam', className: '7b', memberId: samId, start: { yes: true } },
    { name: 'Tia', start },
  ]);
  await sam.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(await absent()).toMatchObject([{ name: 'Tia', start }]);
});
