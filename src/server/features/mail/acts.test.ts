import { expect, test } from 'vitest';
import { smtpMail } from '../../adapters/smtp/mail';
import { countStatements } from '../../testing/count-statements';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import { aRestartableSchool } from '../../testing/restartable-school';
import { aMailServer } from '../../testing/smtp-double';
import { aWorld } from '../../testing/world';
import { closeOverdueAttempts } from '../attempts/close-overdue';
import { mailDelivery } from './deliver';

/** More than one delivery round sends. */
const CLASS_SIZE = 60;

test('a submission is confirmed with its time, its receipt and how much was answered', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Zellen\r\nund "Kerne"' } });
  const [first = '', second = ''] = quiz.questionIds;
  const { receipt } = await aSubmitter(world, quiz, { answers: { [first]: 'A', [second]: null, gone: 'B' } });
  const [mail, ...others] = mailsTo(world);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Quiz submitted: Zellen und "Kerne"',
  });
  const time = new Date(receipt.submittedAt);
  expect(mail?.body).toContain(
    `${time.getUTCFullYear()} at ${time.toISOString().slice(11, 16).replace(/^0/, '')} UTC`,
  );
  expect(mail?.body).toContain(`Answers: 1 of ${quiz.questionIds.length}\nReceipt: ${receipt.receipt}`);
  expect(mail?.html).toContain('Zellen und &quot;Kerne&quot;');
});

test('a submission by the server is mailed with the answers saved by then', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  await student.mutate('attempts.saveAnswers', {
    attemptId,
    revision: 1,
    answers: { [quiz.questionIds[0] ?? '']: 'A' },
  });
  world.clock.advance(1860 * 1000 + 1);
  await closeOverdueAttempts(world.deps);
  const [mail] = mailsTo(world);
  expect(mail?.body).toContain('The time for "Cells" is over.');
  expect(mail?.body).toContain(`Answers: 1 of ${quiz.questionIds.length}\n`);
});

test('each student gets one mail about a release', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  for (const name of ['Sam', 'Eve']) await aSubmitter(world, quiz, { name });
  await evaluate(world, quiz);
  for (let again = 0; again < 2; again += 1)
    await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const released = [...mailsTo(world, 'sam'), ...mailsTo(world, 'eve')].filter(
    ({ subject }) => subject === 'Scores released: Cells',
  );
  expect(released.map(({ recipient }) => recipient)).toEqual(['sam@school.example', 'eve@school.example']);
  expect(released[0]?.body).toContain('See your scores: http://localhost:3000/student');
});

test('no act is stored without its mail, and no mail without its act', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student } = await aStarter(world, quiz);
  const { $client: client } = world.deps.db;
  client.exec("create trigger full before insert on mail_outbox begin select raise(abort, 'no room'); end");
  const submit = () =>
    student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  expect((await submit()).status).toBe(500);
  expect((await student.rest('GET', '/student/')).body.inProgress).toHaveLength(1);
  client.exec('drop trigger full');
  expect((await submit()).status).toBe(200);
  expect((await submit()).status).toBe(200);
  expect(mailsTo(world)).toHaveLength(1);
});

test('a submission with its mail is one commit of few statements', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student } = await aStarter(world, quiz);
  const counted = await countStatements(world, () =>
    student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } }),
  );
  // Down from 11 and a second commit, when the mail had its own transaction.
  expect(counted).toEqual({ reads: 3, writes: 7 });
});

test('a class that submits simultaneously does not wait for the mail server, and each student gets one mail', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const students = [];
  for (let number = 0; number < CLASS_SIZE; number += 1)
    students.push(await aStarter(world, quiz, `Student ${number}`));
  const server = await aMailServer({ mood: { onConnect: () => 'hang' } });
  const transport = smtpMail({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'quiz@school.example' });
  const deliver = mailDelivery(world.deps, transport);
  world.deps.background.soon('deliver-mail', deliver);
  const submits = students.map(({ student }, number) => {
    if (number % 15 === 0) world.deps.background.soon('deliver-mail', deliver);
    return student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  });
  const answers = await Promise.all(submits);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(server.taken).toEqual([]);
  delete server.mood.onConnect;
  server.cut();
  for (let round = 0; round < 20; round += 1) {
    world.clock.advance(60_000);
    world.deps.background.soon('deliver-mail', deliver);
    await world.deps.background.idle();
  }
  const confirmed = server.taken.filter(({ mail }) => mail.headers.subject === 'Quiz submitted: Cells');
  expect(confirmed).toHaveLength(CLASS_SIZE);
  expect(new Set(confirmed.map(({ to }) => to)).size).toBe(CLASS_SIZE);
});

test('a server that dies right after a submit sends the mail once, after the restart', async () => {
  const school = await aRestartableSchool();
  const { student } = await school.start('Sam');
  const submission = { quizId: school.quiz.quizId, attempt: { answers: {} } };
  expect((await student.rest('POST', '/quiz/submit', submission)).status).toBe(200);
  school.kill();
  const server = await aMailServer();
  const transport = smtpMail({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'quiz@school.example' });
  for (let start = 0; start < 2; start += 1) {
    await school.boot();
    await mailDelivery(school.deps(), transport)();
    school.kill();
  }
  const toSam = server.taken.filter(({ to }) => to === 'sam@school.example');
  expect(toSam.map(({ mail }) => mail.headers.subject)).toEqual(['Quiz submitted: Cells']);
});
