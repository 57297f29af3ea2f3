import { expect, test } from 'vitest';
import { assignmentMessages } from '../../../shared/assignment/messages';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { aClass, aMember } from '../../testing/a-class';
import { aPublishedQuiz, evaluate } from '../../testing/factories';
import { answersFor, goodAnswers, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const HOUR = 3_600_000;

/** Sam has submitted, Tia and Uma have not started; the class window is one hour. */
async function aSchool() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, shareId, questionIds } = quiz;
  const classId = aClass(world, { teacher });
  const [sam, tia, uma] = [
    await world.signIn('student', 'Sam'),
    await world.signIn('student', 'Tia'),
    await world.signIn('student', 'Uma'),
  ];
  const ids = {
    sam: aMember(world, { classId, student: sam }),
    tia: aMember(world, { classId, name: 'Tia', student: tia }),
    uma: aMember(world, { classId, name: 'Uma', student: uma }),
  };
  const now = world.clock.now();
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], closesAt: now + HOUR });
  const submit = (who = sam, answers = {}) =>
    who.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
  const join = (who = tia) => who.rest('POST', '/student/attempt', { shareId });
  await join(sam);
  await submit(sam, answersFor(questionIds, goodAnswers));
  return {
    ...{ world, quiz, teacher, sam, tia, uma, ids, now, submit, join, classId },
    makeUp: (body: object) =>
      teacher.rest('POST', `/quiz/${quizId}/make-up`, {
        opensAt: now + 20 * HOUR,
        closesAt: now + 21 * HOUR,
        ...body,
      }),
    accept: (acceptingResponses: boolean) =>
      teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses }),
    accepts: async () => (await teacher.rest('GET', `/quiz/${quizId}`)).body.acceptingResponses,
    release: async () => {
      await evaluate(world, quiz);
      await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
    },
    keys: async () => {
      const { body } = await sam.rest('GET', `/quiz/${quizId}/evaluated`);
      return questionIds.map((id) => body.evaluatedQuizData[id].correctAnswer);
    },
  };
}
const withheld = sampleQuestions.map(() => null);
const shown = sampleQuestions.map(({ correctAnswer }) => correctAnswer);
const refused = (status: number, error: string) => ({ status, body: { error } });

test('absent members get a window, responses open, and the class window ends', async () => {
  const { world, ids, now, makeUp, accept, accepts, join, uma } = await aSchool();
  await accept(false);
  const { status, body } = await makeUp({ memberIds: [ids.tia] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ closesAt: now, exceptions: { [ids.tia]: { opensAt: now + 20 * HOUR } } });
  expect(await accepts()).toBe(true);
  expect((await join(uma)).status).toBe(403);
  expect(await join()).toMatchObject(refused(403, 'This quiz opens on Fri 16 Jan at 5:00.'));
  world.clock.advance(21 * HOUR - 600_000);
  expect((await join()).body.attempt.deadline).toBe(now + 21 * HOUR);
  expect(world.deps.db.select().from(auditLog).all().at(-1)).toMatchObject({ action: 'make-up' });
});

test("a coming class window stays, and so does another member's make-up window", async () => {
  const { quiz, teacher, classId, ids, now, makeUp } = await aSchool();
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, {
    ...{ classIds: [classId], opensAt: now + HOUR, closesAt: now + 2 * HOUR },
  });
  await makeUp({ memberIds: [ids.tia] });
  const { body } = await makeUp({ memberIds: [ids.uma], opensAt: now + 12 * HOUR });
  expect(body).toMatchObject({ opensAt: now + HOUR, closesAt: now + 2 * HOUR });
  expect(body.exceptions[ids.tia]).toEqual({ opensAt: now + 20 * HOUR, closesAt: now + 21 * HOUR });
});

test('a make-up is refused for no member, strangers, members who have started, and an empty window', async () => {
  const { world, ids, now, makeUp, join, uma } = await aSchool();
  expect(await makeUp({ memberIds: [] })).toMatchObject(refused(400, assignmentMessages.makeUpForNobody));
  const stranger = refused(400, assignmentMessages.makeUpForStranger);
  expect(await makeUp({ memberIds: [ids.tia, 'nobody'] })).toMatchObject(stranger);
  const memberIds = [ids.sam, ids.uma];
  expect(await makeUp({ memberIds, closesAt: now })).toMatchObject(
    refused(400, assignmentMessages.windowInvalid),
  );
  const past = { opensAt: now - HOUR, closesAt: now };
  expect(await makeUp({ memberIds, ...past })).toMatchObject(refused(400, assignmentMessages.windowOver));
  await join(uma);
  expect(await makeUp({ memberIds })).toMatchObject(refused(409, 'Already submitted: Sam.'));
  expect(await makeUp({ memberIds: [ids.uma] })).toMatchObject(
    refused(409, 'Taking the quiz right now: Uma.'),
  );
  world.deps.db.$client.prepare('update class_members set removed_at = 1 where id = ?').run(ids.tia);
  expect(await makeUp({ memberIds: [ids.tia] })).toMatchObject(stranger);
});

test('a draft has no make-up', async () => {
  const { teacher, classId, ids, now } = await aSchool();
  const { body: draft } = await teacher.rest('POST', '/quiz/', { title: 'Draft' });
  await teacher.rest('PUT', `/quiz/${draft._id}/assignment`, { classIds: [classId] });
  const second = { memberIds: [ids.tia], opensAt: now, closesAt: now + HOUR };
  expect(await teacher.rest('POST', `/quiz/${draft._id}/make-up`, second)).toMatchObject(
    refused(409, messages.notPublished),
  );
});

test('a coming make-up after the release withholds the key until it is done', async () => {
  const { world, ids, makeUp, release, accepts, keys, join, tia, uma, submit } = await aSchool();
  await makeUp({ memberIds: [ids.tia] });
  await release();
  expect(await accepts()).toBe(true);
  expect(await keys()).toEqual(withheld);
  expect((await join(uma)).status).toBe(403);
  world.clock.advance(20 * HOUR);
  expect(await keys()).toEqual(withheld);
  expect((await join()).status).toBe(200);
  expect(await keys()).toEqual(withheld);
  await submit(tia);
  expect(await keys()).toEqual(shown);
});

test('an unused make-up ends by itself, and the key is shown', async () => {
  const { world, ids, makeUp, release, keys } = await aSchool();
  await makeUp({ memberIds: [ids.tia] });
  await release();
  world.clock.advance(21 * HOUR - 1);
  expect(await keys()).toEqual(withheld);
  world.clock.advance(1);
  expect(await keys()).toEqual(shown);
});

test('a make-up given after the release withholds the key again', async () => {
  const { ids, makeUp, release, keys, accepts, accept } = await aSchool();
  await release();
  expect(await accepts()).toBe(false);
  expect(await keys()).toEqual(shown);
  await makeUp({ memberIds: [ids.tia] });
  expect(await keys()).toEqual(withheld);
  await accept(false);
  expect(await keys()).toEqual(shown);
});

test('a coming class window withholds the key, and a release ends it', async () => {
  const { world, ids, quiz, teacher, release, accept, keys, classId, now, join } = await aSchool();
  await release();
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, {
    ...{ classIds: [classId], opensAt: now + HOUR, closesAt: now + 9 * HOUR },
    exceptions: { [ids.tia]: { closesAt: now + 10 * HOUR } },
  });
  await accept(true);
  expect(await keys()).toEqual(withheld);
  await release();
  world.clock.advance(9 * HOUR);
  expect((await join()).status).toBe(200);
});

test('collecting ends the class window and keeps a make-up', async () => {
  const { ids, quiz, teacher, makeUp, accepts, join, uma, now } = await aSchool();
  await makeUp({ memberIds: [ids.tia] });
  const rule = { closesAt: now + 9 * HOUR };
  const { body } = await teacher.rest('GET', `/quiz/${quiz.quizId}/assignment`);
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: body.classIds, ...rule });
  await teacher.rest('POST', `/quiz/${quiz.quizId}/collect`);
  expect(await accepts()).toBe(true);
  expect((await join(uma)).status).toBe(403);
  expect(await join()).toMatchObject(refused(403, 'This quiz opens on Fri 16 Jan at 5:00.'));
});

test('a copy of a quiz is unassigned', async () => {
  const { quiz, teacher } = await aSchool();
  const { body } = await teacher.rest('POST', `/quiz/${quiz.quizId}/duplicate`);
  const read = await teacher.rest('GET', `/quiz/${body._id}/assignment`);
  expect(read.body).toMatchObject({ classIds: [], closesAt: null, members: [] });
});

test('a make-up after the release needs the next evaluation and release, then has results too', async () => {
  const { world, quiz, teacher, tia, ids, now, submit, join, makeUp, release } = await aSchool();
  await makeUp({ memberIds: [ids.tia] });
  await release();
  world.clock.advance(now + 20 * HOUR - world.clock.now());
  await join(tia);
  expect((await submit(tia)).status).toBe(200);
  const head = async () => (await teacher.query('quizzes.head', { quizId: quiz.quizId })).body.quiz;
  const seen = async () => (await tia.rest('GET', `/quiz/${quiz.quizId}/evaluated`)).status;
  expect([await seen(), await head()]).toMatchObject([
    403,
    { evaluationStatus: 'pending', scoresReleased: false },
  ]);
  await release();
  expect([await seen(), await head()]).toMatchObject([200, { scoresReleased: true }]);
});
