import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markingMessages } from '../../../shared/marking/messages';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { answerLog, clockEntries } from '../../db/supervision-schema';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate, type PublishedQuiz } from '../../testing/factories';
import { aWorld, type World } from '../../testing/world';

const MINUTE_MS = 60_000;

/** An attempt of 30 minutes, submitted after ten. */
async function aSubmittedAttempt(prepare?: (world: World, quiz: PublishedQuiz) => Promise<unknown>) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await prepare?.(world, quiz);
  const { student, attemptId } = await aStarter(world, quiz);
  const [mcq = '', , short = ''] = quiz.questionIds;
  const submit = (answers: object) =>
    student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
  world.clock.advance(10 * MINUTE_MS);
  await submit({ [short]: 'air' });
  world.clock.advance(5 * MINUTE_MS);
  return {
    world,
    quiz,
    student,
    attemptId,
    ids: { mcq, short },
    submit,
    reopen: (extra: object = {}, by = quiz.teacher) =>
      by.mutate('supervision.reopen', { quizId: quiz.quizId, attemptId, ...extra }),
    join: () => student.rest('POST', '/student/attempt', { shareId: quiz.shareId }),
    save: (revision: number, answers: object) =>
      student.mutate('attempts.saveAnswers', { attemptId, revision, answers }),
    results: async () => (await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).body,
  };
}

test('a submitted attempt runs again with its time left and its answers', async () => {
  const { world, attemptId, ids, reopen, join, save, submit } = await aSubmittedAttempt();
  const now = world.clock.now();
  const reopened = await reopen();
  expect(reopened).toMatchObject({
    status: 200,
    body: { message: messages.attemptReopened, deadline: now + 20 * MINUTE_MS },
  });
  const { status, body } = await join();
  expect(status).toBe(200);
  expect(body.attempt).toMatchObject({
    _id: attemptId,
    deadline: now + 20 * MINUTE_MS,
    answers: { [ids.short]: 'air' },
  });
  world.clock.advance(20 * MINUTE_MS);
  expect((await save(2, { [ids.mcq]: 'Nucleus' })).status).toBe(200);
  expect((await submit({})).status).toBe(200);
});

test('extra minutes are added, and the grace follows them', async () => {
  const { world, ids, reopen, save } = await aSubmittedAttempt();
  await reopen({ extraMinutes: 3 });
  world.clock.advance(24 * MINUTE_MS);
  expect((await save(2, { [ids.mcq]: 'Nucleus' })).status).toBe(200);
  world.clock.advance(1);
  expect((await save(3, { [ids.mcq]: 'Mitochondria' })).status).toBe(409);
});

test('responses may be closed by then', async () => {
  const { quiz, reopen, join } = await aSubmittedAttempt();
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  await reopen();
  expect((await join()).status).toBe(200);
});

test('an attempt closed by the server at the deadline needs extra minutes', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  world.clock.advance(40 * MINUTE_MS);
  const reopen = (extraMinutes?: number) =>
    quiz.teacher.mutate('supervision.reopen', { quizId: quiz.quizId, attemptId, extraMinutes });
  expect(await reopen()).toMatchObject({ status: 409, body: { error: messages.noTimeToReopen } });
  expect((await reopen(5)).body.deadline).toBe(world.clock.now() + 5 * MINUTE_MS);
  const { body } = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(body.attempt.deadline).toBe(world.clock.now() + 5 * MINUTE_MS);
});

test('an attempt closed for tab changes has three again, and the count stays', async () => {
  const { world, quiz, student, attemptId, reopen, join } = await aSubmittedAttempt();
  await reopen();
  const leave = (leftAt: number) =>
    student.mutate('attempts.reportFocusLoss', { attemptId, leftAt: world.clock.now() + leftAt });
  for (const at of [1, 2, 3]) await leave(at);
  await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  await reopen();
  expect((await join()).body.attempt).toMatchObject({ focusLostCount: 3, tabChangeLimit: 6 });
  expect((await leave(5)).body).toEqual({ focusLostCount: 4, submitted: false, tabChangeLimit: 6 });
});

test('the clock ledger, the history and the audit log record it', async () => {
  const { world, quiz, attemptId, reopen } = await aSubmittedAttempt();
  const now = world.clock.now();
  await reopen({ extraMinutes: 2 });
  const { db } = world.deps;
  expect(db.select().from(clockEntries).where(eq(clockEntries.attemptId, attemptId)).all()).toMatchObject([
    {
      kind: 'reopened',
      startedAt: now - 5 * MINUTE_MS,
      addedMs: 7 * MINUTE_MS,
      actorId: quiz.teacher.accountId,
    },
  ]);
  const log = db.select().from(answerLog).where(eq(answerLog.attemptId, attemptId)).all();
  expect(log.map(({ kind }) => kind)).toEqual(['started', 'submitted', 'reopened']);
  expect(db.select().from(auditLog).where(eq(auditLog.action, 'reopen')).all()).toMatchObject([
    { actorId: quiz.teacher.accountId, subject: attemptId },
  ]);
});

test('a running attempt cannot be reopened', async () => {
  const { reopen } = await aSubmittedAttempt();
  await reopen();
  expect(await reopen()).toMatchObject({ status: 409, body: { error: messages.attemptStillRuns } });
});

test('after the release an attempt stays closed', async () => {
  const { world, quiz, reopen } = await aSubmittedAttempt();
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect(await reopen()).toMatchObject({ status: 409, body: { error: messages.scoresAlreadyReleased } });
});

test.each([[-1], [0.5], ['5'], [1441], [{}]])('%j extra minutes are refused', async (extraMinutes) => {
  const { reopen } = await aSubmittedAttempt();
  expect((await reopen({ extraMinutes })).status).toBe(400);
});

test('a late submission is decided first; another one after the second closing is kept too', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const { quizId, teacher } = quiz;
  const [, , short = ''] = quiz.questionIds;
  const submit = (value: string) =>
    student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: { [short]: value } } });
  const reopen = () => teacher.mutate('supervision.reopen', { quizId, attemptId, extraMinutes: 5 });
  const decide = (decision: string) =>
    teacher.mutate('supervision.decideLate', { quizId, attemptId, decision });
  world.clock.advance(40 * MINUTE_MS);
  await submit('first');
  expect(await reopen()).toMatchObject({ status: 409, body: { error: messages.lateFirst } });
  await decide('ignored');
  expect((await reopen()).status).toBe(200);
  expect((await decide('accepted')).status).toBe(404);
  world.clock.advance(10 * MINUTE_MS);
  await submit('second');
  expect((await decide('accepted')).status).toBe(200);
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
  expect(body.results[0].answers).toEqual({ [short]: 'second' });
});

test('while it runs again it is in no results or export, and the others are complete', async () => {
  const { world, quiz, reopen, results } = await aSubmittedAttempt((world, quiz) =>
    aSubmitter(world, quiz, { name: 'Tia' }),
  );
  await evaluate(world, quiz);
  expect((await results()).totalAttempts).toBe(2);
  await reopen();
  expect(await results()).toMatchObject({
    totalAttempts: 1,
    evaluationStatus: 'completed',
    evaluationProgress: 100,
    results: [{ studentName: 'Tia' }],
  });
  const { body } = await quiz.teacher.rest('GET', '/teacher/allData');
  expect(body.quizzes[0].questions[0].students).toMatchObject([{ email: 'tia@school.example' }]);
});

test("resubmitted it waits for marks; the teacher's stay, the others are re-computed", async () => {
  const { world, quiz, student, ids, reopen, submit, results } = await aSubmittedAttempt();
  await evaluate(world, quiz);
  const { quizId, teacher } = quiz;
  const mark = { studentId: student.accountId, quizId, questionId: ids.short, marks: 0.5 };
  await teacher.rest('PUT', '/quiz/question/update-marks', mark);
  await reopen();
  expect(await results()).toMatchObject({ evaluationStatus: 'pending', totalAttempts: 0 });
  await submit({ [ids.mcq]: 'Mitochondria', [ids.short]: 'Carbon dioxide' });
  expect(await results()).toMatchObject({ evaluationStatus: 'pending', totalAttempts: 1 });
  await evaluate(world, quiz);
  const [{ isEvaluated, evaluationResults }] = (await results()).results;
  expect(isEvaluated).toBe(true);
  expect(evaluationResults).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ questionId: ids.short, source: 'teacher', score: 0.5 }),
      expect.objectContaining({ questionId: ids.mcq, source: 'auto', score: 2 }),
    ]),
  );
});

test("a teacher's mark on a changed answer stays and needs review", async () => {
  const { world, quiz, student, ids, reopen, save, submit, results } = await aSubmittedAttempt();
  await evaluate(world, quiz);
  const mark = (marks: number) =>
    quiz.teacher.rest('PUT', '/quiz/question/update-marks', {
      studentId: student.accountId,
      quizId: quiz.quizId,
      questionId: ids.short,
      marks,
    });
  const markNow = async () => {
    const [line] = (await results()).results;
    return line.evaluationResults.find((each: { questionId: string }) => each.questionId === ids.short);
  };
  await mark(1);
  expect(await markNow()).toMatchObject({ score: 1, source: 'teacher', needsReview: false });
  world.clock.advance(1000);
  await reopen();
  await submit({ [ids.short]: 'air' });
  await evaluate(world, quiz);
  expect(await markNow()).toMatchObject({ score: 1, needsReview: false });
  await reopen();
  await save(9, { [ids.short]: 'oxygen and light' });
  await submit({});
  await evaluate(world, quiz);
  expect(await markNow()).toMatchObject({
    score: 1,
    source: 'teacher',
    needsReview: true,
    rationale: markingMessages.answerChangedSince,
  });
  world.clock.advance(1000);
  await mark(0.5);
  expect(await markNow()).toMatchObject({ score: 0.5, needsReview: false, rationale: null });
});
