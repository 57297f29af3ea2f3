import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { answers, attempts } from '../../db/attempts-schema';
import { answerLog } from '../../db/supervision-schema';
import { chainHash, receiptOf } from '../../rules/attempt/answer-log';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import { aWorld } from '../../testing/world';
import { closeOverdueAttempts } from '../attempts/close-overdue';

async function aSubmittedAttempt() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const [mcq = '', , short = ''] = quiz.questionIds;
  const { db } = world.deps;
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers: { [short]: 'soil' } });
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 2, answers: { [short]: 'air' } });
  const { body } = await student.rest('POST', '/quiz/submit', {
    quizId: quiz.quizId,
    attempt: { answers: { [mcq]: 'Nucleus' } },
  });
  const ofAttempt = eq(answerLog.attemptId, attemptId);
  return {
    world,
    quiz,
    student,
    attemptId,
    db,
    ids: { mcq, short },
    receipt: body.receipt as string,
    submittedAt: body.submittedAt as number,
    check: (receipt: unknown, teacher = quiz.teacher) =>
      teacher.query('supervision.checkReceipt', { receipt }),
    log: () => db.select().from(answerLog).where(ofAttempt).orderBy(answerLog.sequence).all(),
    changeAnswer: (value: string) =>
      db
        .update(answers)
        .set({ value: JSON.stringify(value) })
        .where(and(eq(answers.attemptId, attemptId), eq(answers.questionId, short)))
        .run(),
  };
}

test("a receipt shows its submission's student and time, and that it is unchanged", async () => {
  const { receipt, submittedAt, check } = await aSubmittedAttempt();
  expect(await check(receipt)).toMatchObject({
    status: 200,
    body: {
      receipt,
      quizTitle: 'Cells',
      studentName: 'Sam',
      studentEmail: 'sam@school.example',
      submittedAt,
      isLatest: true,
      isUnchanged: true,
    },
  });
});

test('lower case, spaces and the dash do not matter', async () => {
  const { receipt, check } = await aSubmittedAttempt();
  const letters = receipt.replace('-', '');
  for (const typed of [
    letters,
    letters.toLowerCase(),
    ` ${receipt.toLowerCase()} `,
    [...letters].join(' '),
  ]) {
    expect((await check(typed)).body).toMatchObject({ receipt, isUnchanged: true });
  }
});

test('mail, response and dashboard show the same receipt', async () => {
  const { world, student, attemptId, receipt } = await aSubmittedAttempt();
  expect(mailsTo(world)[0]?.body).toContain(receipt);
  expect((await student.rest('GET', '/student/')).body.attempts[attemptId].receipt).toBe(receipt);
});

test('an attempt closed by the server has a valid receipt', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  world.clock.advance(1860 * 1000 + 1);
  await closeOverdueAttempts(world.deps);
  const { receipt } = (await student.rest('GET', '/student/')).body.attempts[attemptId];
  expect((await quiz.teacher.query('supervision.checkReceipt', { receipt })).body).toMatchObject({
    isLatest: true,
    isUnchanged: true,
  });
});

test("an unknown receipt, and another teacher's, is not found", async () => {
  const { world, receipt, check } = await aSubmittedAttempt();
  const other = await world.signIn('teacher', 'Bob');
  const notFound = { status: 404, body: { error: messages.receiptNotFound } };
  expect(await check('AAAA-AAAA')).toMatchObject(notFound);
  expect(await check('7')).toMatchObject(notFound);
  expect(await check(receipt, other)).toMatchObject(notFound);
});

test.each([[undefined], [null], [''], [7], [{}]])('the receipt %j is refused', async (receipt) => {
  const { check } = await aSubmittedAttempt();
  expect((await check(receipt)).status).toBe(400);
});

test("an answer changed behind the server's back is detected", async () => {
  const { receipt, check, changeAnswer } = await aSubmittedAttempt();
  changeAnswer('carbon dioxide');
  expect((await check(receipt)).body).toMatchObject({ isLatest: true, isUnchanged: false });
  changeAnswer('air');
  expect((await check(receipt)).body).toMatchObject({ isUnchanged: true });
});

test('a removed, added or unreadable answer is detected', async () => {
  const { db, attemptId, ids, receipt, check } = await aSubmittedAttempt();
  const one = and(eq(answers.attemptId, attemptId), eq(answers.questionId, ids.short));
  db.update(answers).set({ value: 'broken' }).where(one).run();
  expect((await check(receipt)).body).toMatchObject({ isUnchanged: false });
  db.delete(answers).where(one).run();
  expect((await check(receipt)).body).toMatchObject({ isUnchanged: false });
});

test('a changed or removed entry of the history is detected', async () => {
  for (const sequence of [1, 2, 3, 4]) {
    const changed = await aSubmittedAttempt();
    const entry = eq(answerLog.sequence, sequence);
    changed.db.update(answerLog).set({ entry: '{"answers":[]}' }).where(entry).run();
    expect((await changed.check(changed.receipt)).body).toMatchObject({ isUnchanged: false });
    const removed = await aSubmittedAttempt();
    removed.db.delete(answerLog).where(entry).run();
    expect((await removed.check(removed.receipt)).body).toMatchObject({ isUnchanged: false });
  }
});

test('a submission without its history does not count as unchanged', async () => {
  const { db, receipt, check } = await aSubmittedAttempt();
  db.delete(answerLog).run();
  expect(await check(receipt)).toMatchObject({
    status: 409,
    body: { error: messages.submissionHasNoRecord },
  });
});

/**
 * Changes an answer in the history and in the submission and re-computes all hashes, as a careful forger
 * would.
 */
async function aForgedSubmission() {
  const attempt = await aSubmittedAttempt();
  const { world, db, attemptId, log, changeAnswer } = attempt;
  changeAnswer('carbon dioxide');
  let previous = '';
  for (const entry of log()) {
    const forged = { ...entry, entry: entry.entry.replace('"air"', '"carbon dioxide"') };
    const hash = chainHash(world.deps.ids.hash, { attemptId, previous, entry: forged });
    db.update(answerLog)
      .set({ entry: forged.entry, hash })
      .where(eq(answerLog.sequence, entry.sequence))
      .run();
    previous = hash;
  }
  return { ...attempt, forgedReceipt: receiptOf(previous) };
}

test("a completely forged history does not match the student's receipt", async () => {
  const { receipt, forgedReceipt, check } = await aForgedSubmission();
  expect(forgedReceipt).not.toBe(receipt);
  expect((await check(receipt)).body).toMatchObject({ isUnchanged: false });
  expect((await check(forgedReceipt)).body).toMatchObject({ isUnchanged: false });
});

test("with the attempt's receipt forged too, the student's receipt is not found", async () => {
  const { db, attemptId, receipt, forgedReceipt, check } = await aForgedSubmission();
  db.update(attempts).set({ receipt: forgedReceipt }).where(eq(attempts.id, attemptId)).run();
  expect((await check(receipt)).status).toBe(404);
});

test.each<[string, Partial<typeof attempts.$inferInsert>]>([
  ['the receipt', { receipt: 'AAAA-AAAA' }],
  ['the time of submission', { submittedAt: 1 }],
  ['who submitted', { submittedBy: 'server' }],
])('%s changed on the attempt itself is shown', async (_what, change) => {
  const { db, attemptId, receipt, check } = await aSubmittedAttempt();
  db.update(attempts).set(change).where(eq(attempts.id, attemptId)).run();
  expect((await check(receipt)).body).toMatchObject({ isUnchanged: false });
});

test('a submission moved to another student is detected', async () => {
  const { world, db, attemptId, receipt, check } = await aSubmittedAttempt();
  const { accountId } = await world.signIn('student', 'Tia');
  db.update(attempts).set({ studentId: accountId }).where(eq(attempts.id, attemptId)).run();
  expect((await check(receipt)).body).toMatchObject({ studentName: 'Tia', isUnchanged: false });
});

test('after a reopening the earlier receipt is found, but not as the latest', async () => {
  const { world, quiz, student, attemptId, ids, receipt, submittedAt, check } = await aSubmittedAttempt();
  world.clock.advance(60_000);
  await quiz.teacher.mutate('supervision.reopen', { quizId: quiz.quizId, attemptId });
  expect((await check(receipt)).body).toMatchObject({ submittedAt, isLatest: false, isUnchanged: true });
  const again = await student.rest('POST', '/quiz/submit', {
    quizId: quiz.quizId,
    attempt: { answers: { [ids.short]: 'carbon dioxide' } },
  });
  expect((await check(receipt)).body).toMatchObject({ submittedAt, isLatest: false, isUnchanged: true });
  expect((await check(again.body.receipt)).body).toMatchObject({ isLatest: true, isUnchanged: true });
});
