import { expect, test } from 'vitest';
import { smtpMail } from './adapters/smtp/mail';
import { startBackgroundWork } from './background-work';
import { startHeartbeat, stopHeartbeat } from './features/timekeeping/heartbeat';
import { aPublishedQuiz, aStarter, aSubmitter } from './testing/factories';
import { mailsTo } from './testing/mails';
import { aMailServer } from './testing/smtp-double';
import { aWorld } from './testing/world';

test('a restarted server gives back its downtime before it closes anything', async () => {
  const world = aWorld();
  startHeartbeat(world.deps);
  const quiz = await aPublishedQuiz(world);
  const { student, attempt, attemptId } = await aStarter(world, quiz);
  stopHeartbeat(world.deps);
  world.clock.advance(2 * 60 * 60 * 1000);
  startBackgroundWork(world.deps);
  await world.deps.background.idle();
  const { body } = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(body.attempt).toMatchObject({ _id: attemptId, deadline: attempt.deadline + 2 * 60 * 60 * 1000 });
  await world.deps.background.stop();
  expect(world.errors).toEqual([]);
});

test('an attempt that was over before the downtime is closed at the restart', async () => {
  const world = aWorld();
  const { student, attempt, attemptId } = await aStarter(world, await aPublishedQuiz(world));
  world.clock.advance(31 * 60 * 1000 + 1);
  startHeartbeat(world.deps);
  stopHeartbeat(world.deps);
  world.clock.advance(60 * 1000);
  startBackgroundWork(world.deps);
  await world.deps.background.idle();
  const { body } = await student.rest('GET', '/student/');
  expect(body.attempts[attemptId].submittedAt).toBe(attempt.deadline);
  await world.deps.background.stop();
});

test('waiting mail is sent at the start, and a stop waits for the mail in progress', async () => {
  const server = await aMailServer();
  const mail = smtpMail({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'quiz@school.example' });
  const world = aWorld({ mail });
  await aSubmitter(world, await aPublishedQuiz(world));
  startBackgroundWork(world.deps);
  await new Promise(setImmediate);
  await world.deps.background.stop();
  expect(server.taken.map(({ to }) => to)).toContain('sam@school.example');
  expect(mailsTo(world)).toMatchObject([{ sentAt: world.clock.now() }]);
  stopHeartbeat(world.deps);
});

test('expired data is removed every hour, as the instance is set', async () => {
  const jobs = new Map<string, () => Promise<void>>();
  const world = aWorld();
  const { background } = world.deps;
  const every = (name: string, _everyMs: number, job: () => Promise<void>) => void jobs.set(name, job);
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz);
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  startBackgroundWork({ ...world.deps, background: { ...background, every } }, { retentionMonths: 2 });
  const attempts = () => world.deps.db.$client.prepare('select count(*) from attempts').pluck().get();
  for (const [months, left] of [
    [1, 1],
    [3, 0],
  ] as const) {
    world.clock.advance(months * 31 * 24 * 60 * 60 * 1000);
    await jobs.get('tidy-up')?.();
    expect(attempts()).toBe(left);
  }
  await background.stop();
  stopHeartbeat(world.deps);
});
