import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { randomIds } from '../../adapters/system/random-ids';
import { auditLog } from '../../db/records-schema';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';
import { aWorld } from '../../testing/world';

const DAY_MS = 24 * 60 * 60_000;

test('publishing without a plan answers 402 and leaves the quiz a draft', async () => {
  const { teacher, quizId } = await aStage('ready');
  const refused = await teacher.rest('POST', `/quiz/${quizId}/publish`);
  expect(refused).toMatchObject({ status: 402, body: { error: messages.planRequired } });
  expect((await teacher.rest('GET', `/quiz/${quizId}`)).body).toMatchObject({
    isPublished: false,
    shareId: null,
  });
});

test('without a plan the missing plan is named before the missing questions', async () => {
  const { teacher, quizId } = await aStage('draft');
  expect((await teacher.mutate('quizzes.publish', { quizId })).status).toBe(402);
});

test('publishing again returns the same share ID, even after the plan ended', async () => {
  const { world, quizId, shareId } = await aStage('published');
  world.clock.advance(32 * DAY_MS);
  const teacher = await world.signIn('teacher', 'Ann');
  expect((await teacher.rest('GET', '/teacher/')).body.planActive).toBe(false);
  expect((await teacher.mutate('quizzes.publish', { quizId })).body).toEqual({ shareId });
});

test('a share ID in use is drawn again', async () => {
  const drawn = ['AAAAAAAA', 'AAAAAAAA', 'AAAAAAAA', 'BBBBBBBB'];
  const ids = { ...randomIds, shareId: () => drawn.shift() ?? 'none' };
  const policy = { submitGraceSeconds: 60, billing: 'off', teacherEmails: [] } as const;
  const teacher = await aWorld({ ids, policy }).signIn('teacher');
  const shareIds = [];
  for (const title of ['One', 'Two']) {
    const quizId = (await teacher.mutate('quizzes.create', { title })).body._id;
    await teacher.rest('POST', '/question/', questionForm(sampleQuestions[0], quizId));
    shareIds.push((await teacher.mutate('quizzes.publish', { quizId })).body.shareId);
  }
  expect(shareIds).toEqual(['AAAAAAAA', 'BBBBBBBB']);
});

test('responses are closed and opened again', async () => {
  const { teacher, quizId } = await aStage('published');
  for (const acceptingResponses of [false, true]) {
    const answered = await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses });
    expect(answered).toMatchObject({ status: 200, body: { _id: quizId, acceptingResponses } });
  }
});

test('only true and false open or close responses, and only of a published quiz', async () => {
  const { teacher, quizId } = await aStage('draft');
  const toggle = (acceptingResponses: unknown) =>
    teacher.mutate('quizzes.toggleResponses', { quizId, acceptingResponses });
  expect(await toggle('false')).toMatchObject({
    status: 400,
    body: { error: messages.acceptingBooleanRequired },
  });
  expect(await toggle(false)).toMatchObject({ status: 409, body: { error: messages.notPublished } });
});

test('a share ID works as typed: in lower case and with spaces around it', async () => {
  const { student, quizId, shareId } = await aStage('published');
  const typed = { shareId: ` ${shareId.toLowerCase()} ` };
  expect((await student.query('quizzes.getShared', typed)).body).toMatchObject({ _id: quizId, shareId });
});

test('a shared quiz contains no question texts and no answers', async () => {
  const { student, shareId, questionIds } = await aStage('published');
  const { body } = await student.rest('GET', `/quiz/share/${shareId}`);
  expect(body.questions).toEqual(questionIds);
  expect(JSON.stringify(body)).not.toContain('Mitochondria');
});

test('a shared quiz is for students and its owner, not for another teacher', async () => {
  const { teacher, otherTeacher, shareId } = await aStage('published');
  expect((await teacher.rest('GET', `/quiz/share/${shareId}`)).status).toBe(200);
  expect(await otherTeacher.rest('GET', `/quiz/share/${shareId}`)).toMatchObject({
    status: 404,
    body: { error: messages.quizNotFoundOrNotPublished },
  });
});

test.each([null, 7, [], {}, '', "' or 1=1 --", '\u0000'])('a share ID %j leads nowhere', async (shareId) => {
  const { student } = await aStage('draft');
  expect((await student.query('quizzes.getShared', { shareId })).status).toBe(404);
});

test('payment, publishing and deletion are in the audit log', async () => {
  const { world, teacher, quizId, questionIds, shareId } = await aStage('published');
  await teacher.mutate('questions.remove', { quizId, questionId: questionIds[0] });
  await teacher.mutate('questions.restore', { quizId, questionId: questionIds[0] });
  await teacher.mutate('quizzes.remove', { quizId });
  const lines = world.deps.db.select().from(auditLog).all();
  const ofTeacher = lines.filter(({ actorId }) => actorId === teacher.accountId);
  expect(ofTeacher.map(({ action, subject }) => [action, subject])).toEqual([
    ['sign-up', teacher.accountId],
    ['plan', teacher.accountId],
    ['publish', quizId],
    ['question-deletion', questionIds[0]],
    ['question-restore', questionIds[0]],
    ['quiz-deletion', quizId],
  ]);
  expect(ofTeacher[2]?.after).toBe(JSON.stringify({ shareId }));
});
