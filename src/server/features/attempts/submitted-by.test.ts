import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { attempts } from '../../db/attempts-schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { closeOverdueAttempts } from './close-overdue';

/** Sam takes a quiz of half an hour. */
async function aTaker(settings: object = {}, questions: readonly object[] = sampleQuestions) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings, questions });
  const { student, attemptId, attempt, quiz: taken } = await aStarter(world, quiz);
  const { quizId, teacher, questionIds } = quiz;
  const [, , short = ''] = questionIds;
  return {
    world,
    attempt,
    attemptId,
    passUntil: (ms: number) => world.clock.advance(ms - world.clock.now()),
    seeLastQuestion: () =>
      student.mutate('attempts.follow', {
        ...{ attemptId, writerId: 'the-page-of-sam-01234', claim: true },
        questionId: taken.questions.at(-1)._id,
      }),
    leaveThrice: async () => {
      for (const leftAt of [1, 2, 3]) {
        await student.mutate('attempts.reportFocusLoss', { attemptId, leftAt });
      }
    },
    giveMinutes: (minutes: number) => teacher.mutate('timekeeping.giveTime', { quizId, minutes }),
    submit: (more: object = {}, text = 'air') =>
      student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: { [short]: text }, ...more } }),
    /** The reason of the end, as shown to the student and the teacher. */
    told: async () => {
      const dashboard = await student.rest('GET', '/student/');
      const live = await teacher.query('supervision.live', { quizId });
      const results = await teacher.rest('GET', `/quiz/${quizId}/results`);
      const { receipt } = live.body.students[0];
      const checked = await teacher.query('supervision.checkReceipt', { receipt });
      const told = [
        dashboard.body.attempts[attemptId],
        live.body.students[0],
        results.body.results[0],
        checked.body,
      ].map(({ submittedBy }) => submittedBy);
      expect(new Set(told).size).toBe(1);
      expect(checked.body.isUnchanged).toBe(true);
      return told[0];
    },
    mail: () => mailsTo(world).at(-1)?.body,
  };
}

test("pressing submit counts as the student's act", async () => {
  const { submit, told, mail } = await aTaker();
  await submit({ reason: 'time' });
  expect(await told()).toBe('student');
  expect(mail()).toContain('were submitted.');
});

test.each([[{}], [{ useQuestionTimer: true, allowNavigation: false }]])(
  'a page that has not heard of more time does not submit at its own end (%j)',
  async (settings) => {
    const timed = sampleQuestions.map((question) => ({ ...question, timeLimit: 60 }));
    const { attempt, passUntil, giveMinutes, submit, told } = await aTaker(settings, timed);
    await giveMinutes(1);
    passUntil(attempt.deadline);
    const early = { status: 403, body: { error: messages.timeIsLeft } };
    expect(await submit({ reason: 'time', deadline: attempt.deadline })).toMatchObject(early);
    passUntil(attempt.deadline + 60_000);
    expect((await submit({ reason: 'time', deadline: attempt.deadline + 59_000 })).status).toBe(200);
    expect(await told()).toBe('time');
  },
);

test('the last tab change ends the quiz early, whatever the page reports', async () => {
  const { submit, told } = await aTaker();
  expect((await submit({ reason: 'time', deadline: 1, focusLostCount: 3 })).status).toBe(200);
  expect(await told()).toBe('tab-changes');
});

test("a submit by the page at the end counts as the clock's", async () => {
  const { attempt, passUntil, submit, told, mail } = await aTaker();
  passUntil(attempt.deadline);
  await submit();
  expect(await told()).toBe('time');
  expect(mail()).toContain('The time for "Cells" is over. Your answers were submitted.');
});

test("a delayed press on submit still counts as the student's", async () => {
  const { attempt, passUntil, submit, told } = await aTaker();
  passUntil(attempt.deadline + 30_000);
  await submit({ reason: 'student' });
  expect(await told()).toBe('student');
});

test('the last tab change is the reason, whatever the page reports', async () => {
  const { leaveThrice, submit, told, mail } = await aTaker();
  await leaveThrice();
  await submit({ reason: 'student' });
  expect(await told()).toBe('tab-changes');
  expect(mail()).toContain('because of tab changes');
});

test('the last tab change is the reason even if the server had to close the attempt', async () => {
  const { world, leaveThrice, told, mail } = await aTaker();
  await leaveThrice();
  world.clock.advance(60_001);
  await closeOverdueAttempts(world.deps);
  expect(await told()).toBe('tab-changes');
  expect(mail()).toContain('with the answers saved by then');
});

test('a page that submits after the last tab change reports the reason, unless tab changes are allowed', async () => {
  const watched = await aTaker();
  await watched.submit({ focusLostCount: 3 });
  expect(await watched.told()).toBe('tab-changes');
  const free = await aTaker({ allowTabChange: true });
  await free.submit({ focusLostCount: 3 });
  expect(await free.told()).toBe('student');
});

test("an attempt closed without a submit counts as the server's", async () => {
  const { world, attempt, passUntil, told } = await aTaker();
  passUntil(attempt.deadline + 60_001);
  await closeOverdueAttempts(world.deps);
  expect(await told()).toBe('server');
});

test('with question timers the end of the last question is the end, even before the deadline', async () => {
  const timed = sampleQuestions.map((question) => ({ ...question, timeLimit: 60 }));
  const settings = { useQuestionTimer: true, allowNavigation: false };
  for (const [afterMs, why] of [
    [58_999, 'student'],
    [59_000, 'time'],
  ] as const) {
    const { world, seeLastQuestion, submit, told } = await aTaker(settings, timed);
    world.clock.advance(10_000);
    await seeLastQuestion();
    world.clock.advance(afterMs);
    await submit({ reason: 'time' });
    expect(await told()).toBe(why);
  }
});

test('time given by the teacher moves the end', async () => {
  const { world, attempt, passUntil, submit, told } = await aTaker();
  world.deps.db
    .update(attempts)
    .set({ deadline: attempt.deadline + 60_000, closesAt: attempt.deadline + 120_000 })
    .run();
  passUntil(attempt.deadline);
  await submit();
  expect(await told()).toBe('student');
});

test('a submission by the page stays, however it ended; a late one is kept only after another end', async () => {
  const own = await aTaker();
  own.passUntil(own.attempt.deadline);
  await own.submit();
  const again = { status: 409, body: { error: messages.alreadySubmitted } };
  expect(await own.submit({}, 'another')).toMatchObject(again);

  const closed = await aTaker();
  await closed.leaveThrice();
  closed.world.clock.advance(60_001);
  const late = { status: 409, body: { error: messages.attemptOver } };
  expect(await closed.submit({}, 'another')).toMatchObject(late);
});

test('an attempt of an earlier version is also explained by its tab changes, and its receipt stays valid', async () => {
  const { world, attemptId, submit, told } = await aTaker();
  await submit();
  world.deps.db.update(attempts).set({ closingSince: 5 }).where(eq(attempts.id, attemptId)).run();
  expect(await told()).toBe('tab-changes');
});
