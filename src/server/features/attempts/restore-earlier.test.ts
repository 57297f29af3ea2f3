import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answers, attempts, earlierAnswers } from '../../db/attempts-schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { getState } from './attempt-state';
import { checkLog } from './check-history';
import { closeOverdueAttempts } from './close-overdue';
import { restoreEarlierAnswers } from './restore-earlier';
import { writeChanges } from './write-changes';

/** An attempt with a stored answer that 'Start Fresh' of an earlier version discarded. */
async function aFreshlyStartedAttempt() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const [, , short = '', , slider = ''] = quiz.questionIds;
  const { db } = world.deps;
  const save = (revision: number, sent: object) =>
    student.mutate('attempts.saveAnswers', { attemptId, revision, answers: sent });
  const attempt = () => {
    const stored = db.select().from(attempts).where(eq(attempts.id, attemptId)).get();
    if (!stored) throw new Error('The attempt is gone.');
    return stored;
  };
  await save(1, { [short]: 'air', [slider]: 3 });
  const at = world.clock.now();
  const cleared = [short, slider].map((questionId) => ({
    questionId,
    value: null,
    revision: 1,
    malformed: false,
  }));
  const act = { kind: 'put-aside', answers: cleared } as const;
  writeChanges(world.deps, getState(world.deps, attemptId), { act }, at);
  const values = { [short]: '"air"', [slider]: '3' };
  for (const [questionId, value] of Object.entries(values)) {
    db.insert(earlierAnswers).values({ attemptId, questionId, value, putAsideAt: at }).run();
  }
  db.update(answers).set({ value: null, savedAt: at }).where(eq(answers.attemptId, attemptId)).run();
  world.clock.advance(1000);
  return {
    ...{ world, quiz, student, attemptId, short, slider, save },
    restore: () => restoreEarlierAnswers(world.deps),
    stored: async () =>
      (await student.rest('POST', '/student/attempt', { shareId: quiz.shareId })).body.attempt.answers,
    log: () => checkLog(world.deps, attempt()),
  };
}

test('answers discarded by an earlier version count again, and the history says so', async () => {
  const { restore, stored, log, short, slider } = await aFreshlyStartedAttempt();
  restore();
  expect(await stored()).toEqual({ [short]: 'air', [slider]: 3 });
  expect(log()).toMatchObject({ isUnchanged: true });
});

test('answers written or cleared since stay unchanged', async () => {
  const { restore, stored, save, short, slider } = await aFreshlyStartedAttempt();
  await save(2, { [short]: 'soil', [slider]: 5 });
  await save(3, { [slider]: null });
  restore();
  expect(await stored()).toEqual({ [short]: 'soil' });
});

test('it counts again only once: an answer cleared afterwards stays cleared', async () => {
  const { restore, stored, save, short, slider } = await aFreshlyStartedAttempt();
  restore();
  await save(2, { [short]: null });
  restore();
  expect(await stored()).toEqual({ [slider]: 3 });
});

test('an attempt whose student never returns is closed with it', async () => {
  const { world, restore, student, attemptId, log, short, slider } = await aFreshlyStartedAttempt();
  restore();
  world.clock.advance(1860 * 1000);
  await closeOverdueAttempts(world.deps);
  const { body } = await student.rest('GET', '/student/');
  expect(body.attempts[attemptId].answers).toEqual({ [short]: 'air', [slider]: 3 });
  expect(log()).toMatchObject({ isUnchanged: true, replayed: { state: 'submitted' } });
});

test('a submitted attempt stays as submitted, and counts again when reopened', async () => {
  const { quiz, student, attemptId, restore, stored, log, short, slider } = await aFreshlyStartedAttempt();
  await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  restore();
  const { body } = await student.rest('GET', '/student/');
  expect(body.attempts[attemptId].answers).toEqual({});
  await quiz.teacher.mutate('supervision.reopen', { quizId: quiz.quizId, attemptId });
  expect(await stored()).toEqual({ [short]: 'air', [slider]: 3 });
  expect(log()).toMatchObject({ isUnchanged: true, replayed: { state: 'running' } });
});
