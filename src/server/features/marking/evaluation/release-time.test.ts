import { expect, test } from 'vitest';
import { messages } from '../../../../shared/messages';
import { startBackgroundWork } from '../../../background-work';
import { releaseMessages } from '../../../rules/results/messages';
import { auditOf, sharing } from '../../../testing/colleagues';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate, passToRelease } from '../../../testing/factories';
import { mailsTo } from '../../../testing/mails';
import { answersFor, goodAnswers } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';

const HOUR_MS = 3_600_000;

/** Sam's submission is evaluated; the release is set for an hour from now. */
async function aTimedQuiz({ isOpen = false } = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const [good, short = ''] = [answersFor(questionIds, goodAnswers), questionIds[2]];
  const answers = isOpen ? { ...good, [short]: 'something that nobody has thought of' } : good;
  const { student: sam } = await aSubmitter(world, quiz, { answers });
  await evaluate(world, quiz);
  const at = world.clock.now() + HOUR_MS;
  const schedule = (releaseAt: number | null, by = teacher) =>
    by.mutate('evaluation.scheduleRelease', { quizId, releaseAt });
  expect(await schedule(at)).toMatchObject({ status: 200, body: { releaseAt: at } });
  return {
    ...{ world, quiz, teacher, quizId, short, sam, at, schedule },
    pass: (ms: number) => passToRelease(world, ms),
    row: async () => (await teacher.query('quizzes.head', { quizId })).body.quiz,
    isSeen: async () => (await sam.rest('GET', `/quiz/${quizId}/evaluated`)).status === 200,
  };
}
const subjectsTo = (world: ReturnType<typeof aWorld>) => mailsTo(world).map(({ subject }) => subject);

test('the server releases once, like the click, exactly at the time', async () => {
  const { world, quizId, at, pass, row, isSeen } = await aTimedQuiz();
  await pass(HOUR_MS - 1);
  expect([await isSeen(), await row()]).toMatchObject([false, { scoresReleased: false, releaseAt: at }]);
  await pass(1);
  expect(await isSeen()).toBe(true);
  expect(await row()).toMatchObject({ scoresReleased: true, acceptingResponses: false, releaseAt: null });
  await pass(HOUR_MS);
  expect(subjectsTo(world).filter((subject) => subject.includes('released'))).toHaveLength(1);
  expect(auditOf(world, 'schedule-release', 'release')).toMatchObject([
    { action: 'schedule-release', subject: quizId, after: JSON.stringify({ releaseAt: at }) },
    { action: 'release', subject: quizId, actor_id: null },
  ]);
});

test('a server that was down at the time releases after the restart', async () => {
  const { world, isSeen } = await aTimedQuiz();
  world.clock.advance(5 * HOUR_MS);
  startBackgroundWork(world.deps);
  await world.deps.background.idle();
  expect(await isSeen()).toBe(true);
  await world.deps.background.stop();
});

test('with an open decision nothing is released, the desk shows why, and a later decision waits for the teacher', async () => {
  const { world, teacher, quizId, short, sam, at, schedule, pass, row, isSeen } = await aTimedQuiz({
    isOpen: true,
  });
  await pass(HOUR_MS);
  const refused = { releaseAt: at, releaseRefusal: releaseMessages.decisionsOpen(1), scoresReleased: false };
  expect([await isSeen(), await row()]).toMatchObject([false, refused]);
  expect((await teacher.rest('GET', `/quiz/${quizId}/results`)).body).toMatchObject(refused);
  const { body } = await teacher.rest('PUT', '/quiz/question/update-marks', {
    ...{ quizId, questionId: short, studentId: sam.accountId, marks: 1 },
  });
  expect(body.message).toBe(messages.marksUpdated);
  await pass(HOUR_MS);
  expect(await isSeen()).toBe(false);
  await schedule(world.clock.now() + HOUR_MS);
  expect(await row()).toMatchObject({ releaseRefusal: null });
  await pass(HOUR_MS);
  expect(await isSeen()).toBe(true);
});

test('a release that fails holds no other up, and is tried again', async () => {
  const { world, quizId, at, pass, isSeen } = await aTimedQuiz();
  const other = await aPublishedQuiz(world, { teacherName: 'Bob' });
  const { student: kim } = await aSubmitter(world, other, {
    name: 'Kim',
    answers: answersFor(other.questionIds, goodAnswers),
  });
  await evaluate(world, other);
  await other.teacher.mutate('evaluation.scheduleRelease', { quizId: other.quizId, releaseAt: at });
  const { $client: client } = world.deps.db;
  client.exec(`create temp trigger fails before update of released_at on attempts
    when old.quiz_id = '${quizId}' begin select raise(abort, 'The disk is full.'); end`);
  await pass(HOUR_MS);
  expect(world.errors.splice(0)).toMatchObject([{ message: 'The disk is full.' }]);
  const isSeenByKim = async () => (await kim.rest('GET', `/quiz/${other.quizId}/evaluated`)).status === 200;
  expect([await isSeen(), await isSeenByKim()]).toEqual([false, true]);
  client.exec('drop trigger fails');
  await pass(1000);
  expect(await isSeen()).toBe(true);
});

test('a submission in between is evaluated first, as with the click', async () => {
  const { world, quiz, pass, row } = await aTimedQuiz();
  await aSubmitter(world, quiz, { name: 'Tia' });
  await pass(HOUR_MS);
  expect(await row()).toMatchObject({ releaseRefusal: messages.evaluationNotCompleted });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect(await row()).toMatchObject({ scoresReleased: true, releaseAt: null, releaseRefusal: null });
});

test('a student still writing does not delay the release', async () => {
  const { world, quiz, pass, isSeen } = await aTimedQuiz();
  world.clock.advance(HOUR_MS - 1000);
  await aStarter(world, quiz, 'Tia');
  await pass(1000);
  expect(await isSeen()).toBe(true);
});

test('a time can be changed and cancelled, and a manual release cancels it', async () => {
  const { world, quiz, at, schedule, pass, row, isSeen } = await aTimedQuiz();
  await schedule(at + HOUR_MS);
  await pass(HOUR_MS);
  expect(await isSeen()).toBe(false);
  await schedule(null);
  await pass(HOUR_MS);
  expect([await isSeen(), await row()]).toMatchObject([false, { releaseAt: null }]);
  await schedule(world.clock.now() + HOUR_MS);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect(await row()).toMatchObject({ releaseAt: null });
});

test('trashing the quiz cancels it, even if the quiz is restored', async () => {
  const { teacher, quizId, pass, row, isSeen } = await aTimedQuiz();
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  await pass(HOUR_MS);
  await teacher.rest('POST', `/quiz/${quizId}/restore`);
  await pass(HOUR_MS);
  expect([await isSeen(), await row()]).toMatchObject([false, { releaseAt: null }]);
});

test('a copy and an export contain no release time', async () => {
  const { teacher, quizId, at } = await aTimedQuiz();
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect(copy).toMatchObject({ releaseAt: null, releaseRefusal: null });
  const { body: file } = await teacher.rest('GET', `/quiz/${quizId}/export?format=json`);
  expect(JSON.stringify(file)).not.toContain(String(at));
});

test('a colleague who may mark sets the time, which outlasts the share', async () => {
  const { world, quiz, teacher, quizId, at, schedule, pass, isSeen } = await aTimedQuiz();
  const bob = await world.signIn('teacher', 'Bob');
  const { shareQuiz } = sharing(teacher, quizId);
  await shareQuiz('look');
  expect((await schedule(at + 1, bob)).status).toBe(403);
  await shareQuiz('mark', { expiresAt: world.clock.now() + 1000 });
  expect((await schedule(at + 1, bob)).status).toBe(200);
  expect((await bob.query('quizzes.head', { quizId: quiz.quizId })).body.quiz.releaseAt).toBe(at + 1);
  await pass(HOUR_MS + 1);
  expect(await isSeen()).toBe(true);
});
