import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { areNamesHidden } from '../../../../shared/results/names-hidden';
import type { QuizResults } from '../../../../shared/results/schema';
import { auditLog } from '../../../db/records-schema';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import { answersFor, goodAnswers } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';

/** An evaluated class of two with undecided long answers. */
async function aBlindClass() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const answers = {
    ...answersFor(questionIds, goodAnswers),
    [questionIds[3] ?? '']: 'Nobody thought of this',
  };
  for (const name of ['Sam', 'Tia']) await aSubmitter(world, quiz, { name, answers });
  await evaluate(world, quiz);
  const results = async (): Promise<QuizResults> => (await teacher.query('results.toMark', { quizId })).body;
  const logged = (action: string) =>
    world.deps.db
      .select({ action: auditLog.action, subject: auditLog.subject, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.action, action))
      .all();
  return { ...quiz, world, results, logged };
}

test('names are hidden by default, and shown on request, which is logged once', async () => {
  const { world, teacher, quizId, results, logged } = await aBlindClass();
  expect(await results()).toMatchObject({ blindMarking: true, namesShownAt: null });
  expect(areNamesHidden(await results())).toBe(true);

  const shown = await teacher.mutate('evaluation.showNames', { quizId });
  world.clock.advance(60_000);
  expect(await teacher.mutate('evaluation.showNames', { quizId })).toEqual(shown);
  expect(await results()).toMatchObject(shown.body);
  expect(areNamesHidden(await results())).toBe(false);
  expect(logged('show-names')).toEqual([
    { action: 'show-names', subject: quizId, actorId: teacher.accountId },
  ]);
});

test('names once shown stay visible with a new submission', async () => {
  const { world, teacher, results, ...quiz } = await aBlindClass();
  await teacher.mutate('evaluation.showNames', { quizId: quiz.quizId });
  await aSubmitter(world, { teacher, ...quiz }, { name: 'Uma' });
  expect((await results()).evaluationStatus).toBe('pending');
  expect(areNamesHidden(await results())).toBe(false);
});

test('the switch may be changed during marking, which is logged', async () => {
  const { teacher, quizId, results, logged } = await aBlindClass();
  await teacher.rest('PUT', `/quiz/${quizId}`, { blindMarking: false });
  expect(areNamesHidden(await results())).toBe(false);
  await teacher.rest('PUT', `/quiz/${quizId}`, { blindMarking: false });
  expect(logged('blind-marking')).toHaveLength(1);
});

test('a copy is marked like its original, and students see nothing of it', async () => {
  const { teacher, quizId, shareId, world } = await aBlindClass();
  await teacher.rest('PUT', `/quiz/${quizId}`, { blindMarking: false });
  const copy = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  expect(copy.body.blindMarking).toBe(false);
  const student = await world.signIn('student', 'Una');
  expect((await student.rest('GET', `/quiz/share/${shareId}`)).body).not.toHaveProperty('blindMarking');
});

test('API clients get the names, whatever the screens show', async () => {
  const { teacher, quizId } = await aBlindClass();
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
  expect(body.results.map(({ studentName }: { studentName: string }) => studentName)).toEqual(['Sam', 'Tia']);
});
