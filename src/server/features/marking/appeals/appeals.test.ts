import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { APPEAL_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import { auditLog } from '../../../db/records-schema';
import { appealMessages } from '../../../rules/appeals/messages';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import { answersFor, goodAnswers } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';

/** Two evaluated students with the same answers, released by default. */
async function aClass({ isReleased = true } = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const answers = answersFor(questionIds, goodAnswers);
  const { student: sam } = await aSubmitter(world, quiz, { name: 'Sam', answers });
  const { student: tia } = await aSubmitter(world, quiz, { name: 'Tia', answers });
  await evaluate(world, quiz);
  if (isReleased) await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const at = { quizId, questionId: questionIds[3] ?? '' };
  const ask = (text: string) => sam.mutate('appeals.ask', { ...at, text });
  const answer = (said: object) =>
    teacher.mutate('appeals.answer', { ...at, studentId: sam.accountId, ...said });
  const markOf = async (studentId: string) => {
    const { results } = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
    return results
      .find((each: { studentId: string }) => each.studentId === studentId)
      .evaluationResults.find((each: { questionId: string }) => each.questionId === at.questionId);
  };
  const seen = async () =>
    (await sam.query('results.evaluated', { quizId })).body.evaluatedQuizData[at.questionId];
  return { ...quiz, world, sam, tia, at, ask, answer, markOf, seen };
}

test('a student asks for a second look, the teacher answers with another mark, and both see it', async () => {
  const { world, teacher, quizId, sam, at, ask, answer, markOf, seen } = await aClass();
  const askedAt = world.clock.now();
  const asked = { text: 'I said the same in other words', askedAt, answer: null, answeredAt: null };
  expect((await ask(' I said the same in other words ')).body).toEqual({ appeal: asked });
  expect((await teacher.rest('GET', `/quiz/${quizId}/results`)).body.appeals).toEqual([
    { ...asked, studentId: sam.accountId, questionId: at.questionId },
  ]);
  expect((await seen()).appeal).toEqual(asked);

  world.clock.advance(1000);
  const before = await markOf(sam.accountId);
  const marks = before.score === 1.5 ? 1 : 1.5;
  const answered = await answer({ answer: 'So you did.', marks });
  const appeal = { ...asked, answer: 'So you did.', answeredAt: askedAt + 1000 };
  expect(answered.body).toEqual({ appeal, isChanged: true });
  expect(await markOf(sam.accountId)).toMatchObject({ score: marks, source: 'teacher' });
  expect(await seen()).toMatchObject({ score: marks, appeal });
});

test('a second look needs a released, own answer to a question of the quiz', async () => {
  const { ask, sam, tia, at, teacher, quizId } = await aClass({ isReleased: false });
  expect(await ask('Please')).toMatchObject({ status: 403, body: { error: messages.resultsNotReleased } });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const stranger = await tia.mutate('appeals.ask', { ...at, questionId: 'none', text: 'Please' });
  expect(stranger).toMatchObject({ status: 404, body: { error: messages.questionNotFound } });
  expect((await teacher.mutate('appeals.ask', { ...at, text: 'Please' })).status).toBe(403);
  expect((await sam.mutate('appeals.ask', { ...at, text: '  ' })).body).toMatchObject({
    error: messages.secondLookTextInvalid({ maximum: APPEAL_MAXIMUM_LENGTH }),
  });
  expect((await ask('x'.repeat(APPEAL_MAXIMUM_LENGTH + 1))).status).toBe(400);
  expect((await ask('x'.repeat(APPEAL_MAXIMUM_LENGTH))).status).toBe(200);
});

test('one request is open at a time, and is answered once', async () => {
  const { ask, answer, seen } = await aClass();
  expect(await answer({ answer: 'No' })).toMatchObject({
    status: 404,
    body: { error: appealMessages.notFound },
  });
  await ask('Why?');
  expect(await ask('Why?')).toMatchObject({ status: 409, body: { error: appealMessages.isOpen } });
  await answer({ answer: 'Because.' });
  expect(await answer({ answer: 'Because!' })).toMatchObject({
    status: 409,
    body: { error: appealMessages.isAnswered },
  });
  expect((await ask('But why?')).status).toBe(200);
  expect((await seen()).appeal).toMatchObject({ text: 'But why?', answer: null, answeredAt: null });
});

test('an answer with refused marks is not given, and one without a change gives none', async () => {
  const { world, sam, ask, answer, markOf, seen, at } = await aClass();
  await ask('Why?');
  expect((await answer({ answer: 'All of them', marks: 99 })).status).toBe(400);
  expect((await seen()).appeal.answer).toBe(null);
  const before = await markOf(sam.accountId);
  expect((await answer({ answer: 'It stays', marks: before.score })).body.isChanged).toBe(false);
  expect(await markOf(sam.accountId)).toEqual(before);
  const [line] = world.deps.db.select().from(auditLog).where(eq(auditLog.action, 'second-look')).all();
  expect(line?.subject.endsWith(`/${at.questionId}`)).toBe(true);
  expect([line?.before, line?.after]).toEqual([
    JSON.stringify({ text: 'Why?' }),
    JSON.stringify({ answer: 'It stays' }),
  ]);
});

test('a quiz counts the open second looks', async () => {
  const { teacher, quizId, tia, at, ask, answer } = await aClass();
  const waiting = async () => [
    (await teacher.query('quizzes.head', { quizId })).body.quiz.openAppeals,
    (await teacher.rest('GET', '/teacher/')).body.quizzes[0].openAppeals,
  ];
  expect(await waiting()).toEqual([0, 0]);
  await ask('Why?');
  await tia.mutate('appeals.ask', { ...at, text: 'And mine?' });
  expect(await waiting()).toEqual([2, 2]);
  await answer({ answer: 'Because.' });
  expect(await waiting()).toEqual([1, 1]);
});

test('a trashed quiz allows no second look', async () => {
  const { teacher, quizId, ask } = await aClass();
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  expect(await ask('Why?')).toMatchObject({ status: 404, body: { error: messages.quizNotFound } });
});
