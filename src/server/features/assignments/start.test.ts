import { expect, test } from 'vitest';
import { assignmentMessages } from '../../../shared/assignment/messages';
import { messages } from '../../../shared/messages';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { aClass, aMember } from '../../testing/a-class';
import { aPublishedQuiz } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const HOUR = 3_600_000;

async function aSchool(settings: Partial<QuizSettings> = { totalTimeSeconds: 1200 }) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings });
  const { teacher, quizId, shareId } = quiz;
  const sam = await world.signIn('student', 'Sam');
  const classId = aClass(world, { teacher });
  const now = world.clock.now();
  return {
    ...{ world, quiz, teacher, classId, sam, now },
    set: (body: object) =>
      teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], ...body }),
    join: (who = sam) => who.rest('POST', '/student/attempt', { shareId }),
    shared: async (who = sam) => (await who.rest('GET', `/quiz/share/${shareId}`)).body.own,
  };
}
const refused = (status: number, error: string) => ({ status, body: { error } });

test('a student missing on the list is told so and still sees the title', async () => {
  const { world, quiz, classId, set, join, sam } = await aSchool();
  await set({});
  expect(await join()).toMatchObject(refused(403, assignmentMessages.notAssigned));
  const { body } = await sam.rest('GET', `/quiz/share/${quiz.shareId}`);
  expect(body).toMatchObject({ title: 'Cells', own: { start: { no: true, because: 'not-assigned' } } });
  aMember(world, { classId, student: sam });
  expect((await join()).status).toBe(200);
});

test('outside the window a start is refused with the opening or end time', async () => {
  const { world, classId, set, join, shared, sam, now } = await aSchool();
  aMember(world, { classId, student: sam });
  await set({ opensAt: now + HOUR, closesAt: now + 2 * HOUR });
  expect(await join()).toMatchObject(refused(403, 'This quiz opens on Thu 15 Jan at 10:00.'));
  expect((await shared()).start).toEqual({ no: true, because: 'not-yet', from: now + HOUR });
  world.clock.advance(2 * HOUR);
  expect(await join()).toMatchObject(
    refused(403, 'The time to start this quiz ended on Thu 15 Jan at 11:00.'),
  );
  expect((await shared()).start).toEqual({ no: true, because: 'over', ended: now + 2 * HOUR });
});

test('a former member cannot start, but continues a started quiz', async () => {
  const { world, classId, set, join, sam } = await aSchool();
  const tia = await world.signIn('student', 'Tia');
  for (const student of [sam, tia]) aMember(world, { classId, student, largerText: true });
  await set({});
  expect((await join()).body.attempt.largerText).toBe(true);
  world.deps.db.$client.prepare('update class_members set removed_at = 1').run();
  const again = await join();
  expect([again.status, again.body.attempt.largerText]).toEqual([200, true]);
  expect(await join(tia)).toMatchObject(refused(403, assignmentMessages.leftClass));
});

test('a deleted class has no members', async () => {
  const { world, classId, set, join, sam } = await aSchool();
  aMember(world, { classId, student: sam });
  await set({});
  world.deps.db.$client.prepare('update classes set deleted_at = 1').run();
  expect(await join()).toMatchObject(refused(403, assignmentMessages.leftClass));
});

test('closed responses, a submission and a pause take precedence as before', async () => {
  const { world, quiz, classId, set, join, sam, teacher } = await aSchool();
  const tia = await world.signIn('student', 'Tia');
  for (const student of [sam, tia]) aMember(world, { classId, student });
  await set({});
  await join();
  await sam.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  expect(await join()).toMatchObject(refused(409, messages.alreadySubmitted));
  await teacher.mutate('timekeeping.pause', { quizId: quiz.quizId });
  expect(await join(tia)).toMatchObject(refused(403, messages.pausedNoStart));
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  expect(await join(tia)).toMatchObject(refused(403, messages.notAcceptingResponses));
});

test('an attempt ends with its window, and a later change of the window does not affect it', async () => {
  const { world, classId, set, join, shared, sam, now } = await aSchool();
  aMember(world, { classId, student: sam, timeFactorPercent: 150 });
  await set({ closesAt: now + HOUR });
  world.clock.advance(HOUR - 900_000);
  expect(await shared()).toMatchObject({ timeSeconds: 1800, start: { yes: true, until: now + HOUR } });
  const { body } = await join();
  expect(body.attempt.deadline).toBe(now + HOUR);
  await set({ closesAt: now + 5 * HOUR });
  expect((await join()).body.attempt.deadline).toBe(now + HOUR);
});

test('a window that ends before the question timers ends the attempt, and the server closes it then', async () => {
  const world = aWorld();
  const questions = sampleQuestions.slice(0, 3).map((question) => ({ ...question, timeLimit: 600 }));
  const quiz = await aPublishedQuiz(world, { settings: { useQuestionTimer: true }, questions });
  const { teacher, quizId, shareId } = quiz;
  const sam = await world.signIn('student', 'Sam');
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student: sam });
  const closesAt = world.clock.now() + 900_000;
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], closesAt });
  const join = async () => (await sam.rest('POST', '/student/attempt', { shareId })).body.attempt;
  const { _id: attemptId, deadline } = await join();
  expect(deadline).toBe(closesAt);
  world.clock.advance(700_000);
  expect((await join()).place).toEqual({ index: 1, endsAt: closesAt + 300_000 });
  world.clock.advance(200_000 + 60_001);
  const { attempts } = (await sam.rest('GET', '/student/')).body;
  expect(attempts[attemptId]).toMatchObject({ submittedBy: 'server', submittedAt: closesAt });
});

test('of list needs and allowances the larger counts, and an exception overrides both', async () => {
  const { world, classId, set, join, shared, sam, teacher } = await aSchool();
  const memberId = aMember(world, {
    classId,
    student: sam,
    timeFactorPercent: 125,
    extraTabChanges: 4,
    hideTimer: true,
  });
  const allowed = { email: 'sam@school.example', timeFactorPercent: 150, extraTabChanges: 1 };
  await teacher.mutate('timekeeping.setAllowance', allowed);
  expect(await shared()).toMatchObject({ timeFactorPercent: 150, tabChangeLimit: 7, hideTimer: true });
  await set({ exceptions: { [memberId]: { timeFactorPercent: 100, hideTimer: false, largerText: true } } });
  const terms = { timeFactorPercent: 100, tabChangeLimit: 7, hideTimer: false, largerText: true };
  expect(await shared()).toMatchObject({ ...terms, timeSeconds: 1200 });
  const { attempt } = (await join()).body;
  expect(attempt).toMatchObject({ tabChangeLimit: 7, hideTimer: false, largerText: true });
  expect(attempt.deadline - attempt.startTime).toBe(1_200_000);
});

test('with two classes the better window counts, with the terms of its list', async () => {
  const { world, classId, set, join, sam, teacher, now } = await aSchool();
  const other = aClass(world, { teacher, name: '8a' });
  const first = aMember(world, { classId, student: sam, timeFactorPercent: 200 });
  aMember(world, { classId: other, student: sam, extraTabChanges: 2 });
  const exceptions = { [first]: { closesAt: now + HOUR } };
  await set({ classIds: [classId, other], closesAt: now + 2 * HOUR, exceptions });
  const { attempt } = (await join()).body;
  expect(attempt).toMatchObject({ deadline: now + 1_200_000, tabChangeLimit: 5 });
});

test("another teacher's list does not affect a quiz", async () => {
  const { world, shared, sam } = await aSchool();
  const bob = await world.signIn('teacher', 'Bob');
  aMember(world, { classId: aClass(world, { teacher: bob }), student: sam, timeFactorPercent: 300 });
  expect(await shared()).toMatchObject({ timeFactorPercent: 100, start: { yes: true, until: null } });
});
