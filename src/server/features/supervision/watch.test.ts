import { expect, test } from 'vitest';
import { OFFLINE_AFTER_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { QuizSettings } from '../../../shared/quiz/schema';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { aPublishedQuiz, aStarter, evaluate } from '../../testing/factories';
import { aWorld } from '../../testing/world';

async function aWatchedClass(names: readonly string[], settings: Partial<QuizSettings> = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings });
  const started = [];
  for (const name of names) {
    const starter = await aStarter(world, quiz, name);
    const page = { attemptId: starter.attemptId, writerId: `page-of-${name}` };
    started.push({
      ...starter,
      name,
      follow: (more: object = {}) =>
        starter.student.mutate('attempts.follow', { ...page, claim: true, ...more }),
      save: (revision: number, answers: object) =>
        starter.student.mutate('attempts.saveAnswers', { ...page, revision, answers }),
      leave: (leftAt: number, returnedAt?: number) =>
        starter.student.mutate('attempts.reportFocusLoss', { ...page, leftAt, returnedAt }),
      submit: (answers: object = {}) =>
        starter.student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } }),
    });
  }
  const live = () => quiz.teacher.query('supervision.live', { quizId: quiz.quizId });
  const seen = async (): Promise<LiveQuiz> => (await live()).body;
  const row = async (name: string) => (await seen()).students.find((each) => each.studentName === name);
  return { world, quiz, started, live, seen, row };
}

test('the teacher sees the quiz and each student by name in their current state', async () => {
  const { world, quiz, seen, started } = await aWatchedClass(['Tia', 'abe', 'Sam']);
  const [tia] = started;
  const live = await seen();
  expect(live).toMatchObject({
    quizId: quiz.quizId,
    title: 'Cells',
    shareId: quiz.shareId,
    serverNow: world.clock.now(),
    pausedSince: null,
    acceptingResponses: true,
    allowTabChange: false,
    clock: [],
    messages: [],
    late: [],
  });
  expect(live.students.map(({ studentName }) => studentName)).toEqual(['abe', 'Sam', 'Tia']);
  expect(live.students[2]).toEqual({
    attemptId: tia?.attemptId,
    studentName: 'Tia',
    studentEmail: 'tia@school.example',
    startedAt: tia?.attempt.startTime,
    deadline: tia?.attempt.deadline,
    timeFactorPercent: 100,
    submittedAt: null,
    submittedBy: null,
    receipt: null,
    isReleased: false,
    questionNumber: null,
    questionCount: 5,
    answeredCount: 0,
    answeredNumbers: [],
    atNumber: null,
    notAskedNumbers: [],
    connection: 'saved',
    lastSeenAt: null,
    focusLostCount: 0,
    tabChangeLimit: 3,
    reloadCount: 0,
    isAway: false,
  });
});

test("the row shows the question in the student's order, and the number of answers", async () => {
  const { world, quiz, started, row } = await aWatchedClass(['Sam', 'Tia'], { shuffleQuestions: true });
  for (const { name, follow, save, quiz: taken } of started) {
    const [first, , third] = taken.questions.map((question: { _id: string }) => question._id);
    await save(1, { [first]: 'something', [third]: 'else', [quiz.questionIds[4] ?? '']: 3 });
    await save(2, { [quiz.questionIds[4] ?? '']: null });
    await follow({ questionId: third });
    const answeredCount = [first, third].filter((id) => id !== quiz.questionIds[4]).length;
    expect(await row(name)).toMatchObject({
      questionNumber: 3,
      atNumber: quiz.questionIds.indexOf(third) + 1,
      answeredCount,
      answeredNumbers: [first, third]
        .filter((id) => id !== quiz.questionIds[4])
        .map((id) => quiz.questionIds.indexOf(id) + 1)
        .sort(),
      lastSeenAt: world.clock.now(),
    });
  }
});

test("the connection follows the page's reports, and is offline once it is silent", async () => {
  const { world, started, row } = await aWatchedClass(['Sam']);
  const [sam] = started;
  const connection = async () => (await row('Sam'))?.connection;
  world.clock.advance(OFFLINE_AFTER_MS + 1);
  expect(await connection()).toBe('offline');
  await sam?.follow({ unsentCount: 2 });
  expect(await connection()).toBe('saving');
  await sam?.follow({ unsentCount: 0 });
  expect(await connection()).toBe('saved');
  world.clock.advance(OFFLINE_AFTER_MS);
  expect(await connection()).toBe('saved');
  world.clock.advance(1);
  expect(await connection()).toBe('offline');
  await sam?.submit();
  expect(await connection()).toBe('saved');
});

test('a following page does not count as the writing one', async () => {
  const { world, quiz, started, row } = await aWatchedClass(['Sam']);
  const [sam] = started;
  await sam?.follow({ questionId: quiz.questionIds[0], unsentCount: 1 });
  const seenAt = world.clock.now();
  world.clock.advance(2000);
  await sam?.follow({ writerId: 'another-page', questionId: quiz.questionIds[4], unsentCount: 0 });
  expect(await row('Sam')).toMatchObject({ questionNumber: 1, connection: 'saving', lastSeenAt: seenAt });
});

test('a question outside the quiz has no number', async () => {
  const { started, row } = await aWatchedClass(['Sam']);
  await started[0]?.follow({ questionId: 'nowhere' });
  expect((await row('Sam'))?.questionNumber).toBeNull();
});

test('a student is away from a focus loss until the return, but not after the submit', async () => {
  const { started, row } = await aWatchedClass(['Sam']);
  const [sam] = started;
  await sam?.leave(1000);
  expect(await row('Sam')).toMatchObject({ isAway: true, focusLostCount: 1 });
  await sam?.leave(1000, 2000);
  expect(await row('Sam')).toMatchObject({ isAway: false, focusLostCount: 1 });
  await sam?.leave(9000);
  expect(await row('Sam')).toMatchObject({ isAway: true, focusLostCount: 2 });
  await sam?.submit();
  expect(await row('Sam')).toMatchObject({ isAway: false, focusLostCount: 2 });
});

test('a missing return does not count after a later one', async () => {
  const { started, row } = await aWatchedClass(['Sam']);
  await started[0]?.leave(1000);
  await started[0]?.leave(5000, 6000);
  expect((await row('Sam'))?.isAway).toBe(false);
});

test('submitted, server-closed and released attempts are shown as such', async () => {
  const { world, quiz, started, row } = await aWatchedClass(['Sam', 'Tia']);
  const { body } = (await started[0]?.submit()) ?? {};
  expect(await row('Sam')).toMatchObject({
    submittedAt: world.clock.now(),
    submittedBy: 'student',
    receipt: body.receipt,
    isReleased: false,
  });
  world.clock.advance(1860 * 1000 + 1);
  const deadline = started[1]?.attempt.deadline;
  expect(await row('Tia')).toMatchObject({ submittedBy: 'server', submittedAt: deadline, deadline });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect((await row('Sam'))?.isReleased).toBe(true);
});

test('a pause moves running deadlines while it lasts, then is listed', async () => {
  const { world, quiz, started, seen } = await aWatchedClass(['Sam', 'Tia']);
  await started[1]?.submit();
  const { quizId } = quiz;
  await quiz.teacher.mutate('timekeeping.pause', { quizId });
  const pausedSince = world.clock.now();
  world.clock.advance(40_000);
  const [sam, tia] = started.map(({ attempt }) => attempt.deadline);
  const paused = await seen();
  expect(paused.pausedSince).toBe(pausedSince);
  expect(paused.students.map(({ deadline }) => deadline)).toEqual([sam + 40_000, tia]);
  await quiz.teacher.mutate('timekeeping.continue', { quizId });
  const { clock, students } = await seen();
  expect(clock).toEqual([
    {
      ...{ kind: 'pause', startedAt: pausedSince, addedMs: 40_000 },
      ...{ studentCount: 1, studentName: 'Sam', attemptId: started[0]?.attemptId },
    },
  ]);
  expect(students.map(({ deadline }) => deadline)).toEqual([sam + 40_000, tia]);
});

test('time given to all is one move, and the latest comes first', async () => {
  const { world, quiz, started, seen } = await aWatchedClass(['Sam', 'Tia']);
  const { quizId } = quiz;
  const startedAt = world.clock.now();
  await quiz.teacher.mutate('timekeeping.giveTime', { quizId, minutes: 5 });
  world.clock.advance(1000);
  await quiz.teacher.mutate('timekeeping.giveTime', {
    quizId,
    minutes: 2,
    attemptId: started[1]?.attemptId,
  });
  expect((await seen()).clock).toEqual([
    {
      ...{ kind: 'extra', startedAt: startedAt + 1000, addedMs: 120_000 },
      ...{ studentCount: 1, studentName: 'Tia', attemptId: started[1]?.attemptId },
    },
    { kind: 'extra', startedAt, addedMs: 300_000, studentCount: 2, studentName: null, attemptId: null },
  ]);
});

test('a late submission is shown beside the class until the teacher decides', async () => {
  const { world, quiz, started, seen } = await aWatchedClass(['Sam']);
  world.clock.advance(1860 * 1000 + 1);
  const [sam] = started;
  await sam?.submit({ [quiz.questionIds[2] ?? '']: 'carbon dioxide' });
  expect((await seen()).late).toMatchObject([
    {
      attemptId: sam?.attemptId,
      studentName: 'Sam',
      receivedAt: world.clock.now(),
      decision: null,
      changes: [{ questionNumber: 3, stored: null, late: 'carbon dioxide' }],
    },
  ]);
});

test("another teacher's quiz is not found, students may not watch, and other quizzes are not shown", async () => {
  const { world, quiz, live, started, seen } = await aWatchedClass(['Sam']);
  const other = await world.signIn('teacher', 'Bob');
  for (const quizId of [quiz.quizId, 'unknown', 7, null, undefined]) {
    expect(await other.query('supervision.live', { quizId })).toMatchObject({
      status: 404,
      body: { error: messages.quizNotFound },
    });
  }
  expect((await started[0]?.student.query('supervision.live', { quizId: quiz.quizId }))?.status).toBe(403);
  expect((await world.nobody.query('supervision.live', { quizId: quiz.quizId })).status).toBe(401);
  const second = await quiz.teacher.rest('POST', '/quiz/', { title: 'Empty' });
  const empty = await quiz.teacher.query('supervision.live', { quizId: second.body._id });
  expect(empty.body).toMatchObject({ students: [], clock: [], late: [] });
  expect((await seen()).students).toHaveLength(1);
  await quiz.teacher.rest('DELETE', `/quiz/${quiz.quizId}`);
  expect((await live()).status).toBe(404);
});
