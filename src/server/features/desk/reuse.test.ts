import { expect, test } from 'vitest';
import { assignmentMessages } from '../../../shared/assignment/messages';
import { QUIZZES_USED_AGAIN_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { comments } from '../../db/feedback-schema';
import { quizzes } from '../../db/quizzes-schema';
import { aClass, aMember } from '../../testing/a-class';
import { aStage } from '../../testing/stage';

const HOUR = 3_600_000;

/** A released quiz of last year's 9b, where Sam has extra time and a comment; Tia is in this year's 9c. */
async function aNewYear() {
  const stage = await aStage('released');
  const { world, teacher, student, otherStudent, quizId, questionIds } = stage;
  const formerId = aClass(world, { teacher, name: '9b' });
  const classId = aClass(world, { teacher, name: '9c' });
  const samId = aMember(world, { classId: formerId, student });
  aMember(world, { classId, name: 'Tia', student: otherStudent });
  const now = world.clock.now();
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, {
    ...{ classIds: [formerId], opensAt: now - 2 * HOUR, closesAt: now - HOUR },
    exceptions: { [samId]: { timeFactorPercent: 150 } },
  });
  await teacher.mutate('comments.write', {
    ...{ quizId, questionId: questionIds[3], studentIds: [student.accountId], text: 'Well seen.' },
  });
  const window = { opensAt: now + 2 * HOUR, closesAt: now + 3 * HOUR };
  return {
    ...{ ...stage, classId, formerId, now, window },
    useAgain: (changes: object = {}, who = teacher) =>
      who.rest('POST', `/class/${classId}/quizzes`, { quizzes: [{ quizId, ...window, ...changes }] }),
    read: async (id: string) => (await teacher.rest('GET', `/quiz/${id}`)).body,
    assignmentOf: async (id: string) => (await teacher.rest('GET', `/quiz/${id}/assignment`)).body,
    countQuizzes: () => world.deps.db.$count(quizzes),
  };
}

test('a quiz used again is published to the new class, and its students can start when it opens', async () => {
  const { world, otherStudent, student, classId, window, useAgain, read, assignmentOf } = await aNewYear();
  const { body } = await useAgain();
  const [{ _id }] = body.quizzes;
  expect(body.quizzes).toEqual([{ _id, title: 'Cells (9c)', isPublished: true, why: null }]);
  const { shareId } = await read(_id);
  expect(await assignmentOf(_id)).toMatchObject({ classIds: [classId], ...window, exceptions: {} });
  const start = (who: typeof student) => who.rest('POST', '/student/attempt', { shareId });
  expect((await start(otherStudent)).status).toBe(403);
  world.clock.advance(2 * HOUR);
  expect((await start(student)).status).toBe(403);
  expect((await start(otherStudent)).status).toBe(200);
});

test('settings, questions and pools are copied, and nothing of students and colleagues', async () => {
  const { teacher, quizId, questionIds, useAgain, read, world } = await aNewYear();
  const [first, second] = questionIds;
  const pool = JSON.stringify([{ _id: 'p', name: 'Hard', draw: 1, questionIds: [first, second] }]);
  world.deps.db
    .update(quizzes)
    .set({ pools: pool, allowNavigation: false, description: 'For the 9th' })
    .run();
  await teacher.mutate('colleagues.shareQuiz', { quizId, email: 'bob@school.example', right: 'edit' });
  const source = await read(quizId);
  const copy = await read((await useAgain()).body.quizzes[0]._id);
  const textsOf = ({ questions }: typeof source) => questions.map(({ text }: { text: string }) => text);
  expect(textsOf(copy)).toEqual(textsOf(source));
  expect(copy).toMatchObject({
    ...{ allowNavigation: false, description: 'For the 9th', attemptedBy: [], hasStarted: false },
    ...{ scoresReleased: false, evaluationStatus: 'pending' },
  });
  expect(copy.pools).toMatchObject([
    { name: 'Hard', draw: 1, questionIds: copy.questions.slice(0, 2).map(({ _id }: { _id: string }) => _id) },
  ]);
  expect(world.deps.db.select().from(comments).all()).toHaveLength(1);
  const { body } = await teacher.query('colleagues.ofQuiz', { quizId: copy._id });
  expect(body.colleagues).toEqual([]);
});

test('a quiz without a start stays a draft, and so does an unpublishable one, with the reason', async () => {
  const { teacher, useAgain, assignmentOf, classId } = await aNewYear();
  const { body } = await useAgain({ opensAt: null, closesAt: null });
  expect(body.quizzes).toMatchObject([{ isPublished: false, why: null }]);
  expect((await assignmentOf(body.quizzes[0]._id)).classIds).toEqual([classId]);
  const { body: made } = await teacher.rest('POST', '/quiz', { title: 'Empty' });
  const empty = await useAgain({ quizId: made._id });
  expect(empty.body.quizzes).toEqual([
    { _id: expect.any(String), title: 'Empty (9c)', isPublished: false, why: messages.questionsRequired },
  ]);
});

test('several quizzes are used again together, or none of them', async () => {
  const { teacher, quizId, classId, window, countQuizzes } = await aNewYear();
  const use = (quizIds: readonly string[]) =>
    teacher.rest('POST', `/class/${classId}/quizzes`, {
      quizzes: quizIds.map((id) => ({ quizId: id, ...window })),
    });
  const before = await countQuizzes();
  expect((await use([quizId, 'none'])).status).toBe(404);
  expect(await countQuizzes()).toBe(before);
  const { body } = await use([quizId, quizId]);
  expect(body.quizzes.map(({ title }: { title: string }) => title)).toEqual(['Cells (9c)', 'Cells (9c, 2)']);
  const many = await use(Array.from({ length: QUIZZES_USED_AGAIN_MAXIMUM + 1 }, () => quizId));
  expect([many.status, many.body.error]).toEqual([400, assignmentMessages.tooManyAgain]);
  expect((await use([])).status).toBe(400);
});

test('an empty window and a past one are refused', async () => {
  const { useAgain, now, window, countQuizzes } = await aNewYear();
  const before = await countQuizzes();
  const empty = await useAgain({ closesAt: window.opensAt });
  expect([empty.status, empty.body.error]).toEqual([400, assignmentMessages.windowInvalid]);
  const over = await useAgain({ opensAt: now - HOUR, closesAt: now });
  expect([over.status, over.body.error]).toEqual([400, assignmentMessages.windowOver]);
  expect((await useAgain({ opensAt: undefined })).status).toBe(400);
  expect(await countQuizzes()).toBe(before);
});

test('a colleague uses a shared quiz again as a separate quiz in another class', async () => {
  const { world, teacher, otherTeacher, quizId, window, useAgain } = await aNewYear();
  const ownId = aClass(world, { teacher: otherTeacher, name: '8a' });
  const use = () =>
    otherTeacher.rest('POST', `/class/${ownId}/quizzes`, { quizzes: [{ quizId, ...window }] });
  expect((await use()).status).toBe(404);
  const share = { quizId, email: 'bob@school.example', right: 'look' };
  expect((await teacher.mutate('colleagues.shareQuiz', share)).status).toBe(200);
  const { body } = await use();
  // Publishing needs the teacher's own plan.
  expect(body.quizzes).toMatchObject([
    { title: 'Cells (8a)', isPublished: false, why: messages.planRequired },
  ]);
  expect((await teacher.rest('GET', `/quiz/${body.quizzes[0]._id}`)).status).toBe(404);
  expect((await useAgain({}, otherTeacher)).status).toBe(404);
});
