import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { aPublishedQuiz, aStarter, aSubmitter } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;

/** Eve has submitted, Sam has saved one answer, Tia none; ten minutes have passed. */
async function aClassAtWork() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds, shareId } = quiz;
  const eve = await aSubmitter(world, quiz, { name: 'Eve' });
  const sam = await aStarter(world, quiz, 'Sam');
  const tia = await aStarter(world, quiz, 'Tia');
  const [, , short = ''] = questionIds;
  const save = (revision: number, text: string) =>
    sam.student.mutate('attempts.saveAnswers', {
      ...{ attemptId: sam.attemptId, revision },
      answers: { [short]: text },
    });
  await save(1, 'air');
  world.clock.advance(10 * MINUTE_MS);
  return {
    ...{ world, quiz, eve, sam, tia, save, short },
    collect: (by = teacher) => by.rest('POST', `/quiz/${quizId}/collect`),
    live: async () => (await teacher.query('supervision.live', { quizId })).body,
    follow: ({ student, attemptId }: typeof sam) =>
      student.mutate('attempts.follow', { attemptId, writerId: 'the-page-01234567', claim: true }),
    join: ({ student }: typeof sam) => student.rest('POST', '/student/attempt', { shareId }),
    submit: ({ student }: typeof sam, answers: object) =>
      student.rest('POST', '/quiz/submit', { quizId, attempt: { answers } }),
  };
}

test('every running attempt is submitted with its stored answers, and no student can start any more', async () => {
  const { world, quiz, eve, short, sam, collect, live } = await aClassAtWork();
  const now = world.clock.now();
  expect(await collect()).toMatchObject({
    status: 200,
    body: { message: messages.submissionsCollected(2), collected: 2 },
  });
  const { students, acceptingResponses } = await live();
  expect(acceptingResponses).toBe(false);
  const ends = students.map(({ studentName, submittedBy, submittedAt }: Record<string, unknown>) => [
    ...[studentName, submittedBy, submittedAt],
  ]);
  expect(ends).toEqual([
    ['Eve', 'student', eve.receipt.submittedAt],
    ['Sam', 'teacher', now],
    ['Tia', 'teacher', now],
  ]);
  const { body } = await sam.student.rest('GET', '/student/');
  expect(body.attempts[sam.attemptId].answers).toEqual({ [short]: 'air' });
  const uma = await world.signIn('student', 'Uma');
  expect((await uma.rest('POST', '/student/attempt', { shareId: quiz.shareId })).status).toBe(403);
  expect(await collect()).toMatchObject({ status: 200, body: { collected: 0 } });
});

test('an open page learns that the teacher collected, and its unsent answers are kept for the teacher', async () => {
  const { sam, tia, short, collect, follow, save, submit, live, join } = await aClassAtWork();
  expect((await follow(sam)).body).toMatchObject({ state: 'running', submittedBy: null });
  await collect();
  for (const one of [sam, tia]) {
    expect((await follow(one)).body).toMatchObject({ state: 'submitted', submittedBy: 'teacher' });
  }
  const collected = { status: 409, body: { error: messages.submissionsAreCollected } };
  expect(await save(2, 'water')).toMatchObject(collected);
  expect(await submit(sam, { [short]: 'water' })).toMatchObject(collected);
  expect((await join(sam)).status).toBe(403);
  expect((await submit(tia, {})).status).toBe(200);
  const { late } = await live();
  expect(late).toMatchObject([{ studentName: 'Sam', changes: [{ stored: 'air', late: 'water' }] }]);
});

test('each collected student gets a mail with the receipt, and the audit log names the teacher', async () => {
  const { world, quiz, live, collect } = await aClassAtWork();
  await collect();
  const { students } = await live();
  const [mail] = mailsTo(world, 'sam');
  expect(mail?.subject).toBe('Quiz submitted: Cells');
  expect(mail?.body).toContain('Your teacher has collected all submissions of "Cells".');
  expect(mail?.body).toContain(`Answers: 1 of 5\nReceipt: ${students[1].receipt}`);
  expect(mailsTo(world, 'eve')).toHaveLength(1);
  const [act] = world.deps.db.select().from(auditLog).all().slice(-1);
  const attempts = students.slice(1).map(({ attemptId }: { attemptId: string }) => attemptId);
  expect(act).toMatchObject({ actorId: quiz.teacher.accountId, action: 'collect', subject: quiz.quizId });
  expect(JSON.parse(act?.after ?? '')).toEqual({ attempts: expect.arrayContaining(attempts) });
});

test('a paused quiz can be collected; an attempt reopened afterwards has its time left', async () => {
  const { world, quiz, sam, collect, live, join } = await aClassAtWork();
  const { teacher, quizId } = quiz;
  await teacher.mutate('timekeeping.pause', { quizId });
  world.clock.advance(25 * MINUTE_MS);
  expect((await collect()).body).toMatchObject({ collected: 2 });
  expect((await live()).pausedSince).toBeNull();
  world.clock.advance(MINUTE_MS);
  await teacher.mutate('supervision.reopen', { quizId, attemptId: sam.attemptId });
  expect((await join(sam)).body.attempt.deadline).toBe(world.clock.now() + 20 * MINUTE_MS);
});

test('an attempt whose time was over was closed by the clock, not collected', async () => {
  const { world, collect, live } = await aClassAtWork();
  world.clock.advance(40 * MINUTE_MS);
  expect((await collect()).body).toMatchObject({ collected: 0 });
  expect((await live()).students[1].submittedBy).not.toBe('teacher');
});

test('a collected submission is evaluated like any other', async () => {
  const { world, quiz, collect } = await aClassAtWork();
  const { teacher, quizId } = quiz;
  const evaluate = async () => {
    await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
    await world.deps.background.idle();
  };
  const status = async () => (await teacher.rest('GET', `/quiz/${quizId}`)).body.evaluationStatus;
  await evaluate();
  await collect();
  expect(await status()).toBe('pending');
  await evaluate();
  expect(await status()).toBe('completed');
  expect((await teacher.rest('GET', `/quiz/${quizId}/results`)).body.totalAttempts).toBe(3);
});

test('a draft has nothing to collect and stays unchanged', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { body: draft } = await teacher.rest('POST', '/quiz/', { title: 'Cells' });
  expect(await teacher.rest('POST', `/quiz/${draft._id}/collect`)).toMatchObject({
    status: 200,
    body: { message: messages.submissionsCollected(0), collected: 0 },
  });
  expect((await teacher.rest('GET', `/quiz/${draft._id}`)).body).toEqual(draft);
});
