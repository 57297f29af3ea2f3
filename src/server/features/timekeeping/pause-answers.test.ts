import { expect, test } from 'vitest';
import { PAUSE_NOTICED_WITHIN_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { LateSubmission } from '../../../shared/supervision/schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { aWorld } from '../../testing/world';
import { closeOverdueAttempts } from '../attempts/close-overdue';

const MINUTE_MS = 60_000;
const refused = { status: 403, body: { error: messages.pausedNoAnswers } };

/** One student in a quiz paused a minute after the start, with `air` as the short answer. */
async function aPausedQuiz() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { student, attemptId } = await aStarter(world, quiz);
  const { quizId, shareId, teacher } = quiz;
  const [, , short = ''] = quiz.questionIds;
  const join = (who = student) => who.rest('POST', '/student/attempt', { shareId });
  const at = (ms: number) => world.clock.advance(ms);
  const save = (revision: number, text: string) =>
    student.mutate('attempts.saveAnswers', { attemptId, revision, answers: { [short]: text } });
  await save(1, 'air');
  at(MINUTE_MS);
  await teacher.mutate('timekeeping.pause', { quizId });
  return {
    ...{ world, quiz, student, attemptId, short, join, save, at },
    goOn: () => teacher.mutate('timekeeping.continue', { quizId }),
    stored: async () => (await join()).body.attempt.answers,
    submit: (text: string) =>
      student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: { [short]: text } } }),
    close: async () => {
      at(60 * MINUTE_MS);
      await closeOverdueAttempts(world.deps);
    },
    late: async () => {
      const { body } = await teacher.query('supervision.live', { quizId });
      const listed: LateSubmission[] = body.late;
      return listed.map(({ changes }) => changes.map(({ stored, late }) => [stored, late]));
    },
    decide: (decision: string) => teacher.mutate('supervision.decideLate', { quizId, attemptId, decision }),
    reopen: () => teacher.mutate('supervision.reopen', { quizId, attemptId, extraMinutes: 5 }),
    attempts: async () => (await student.rest('GET', '/student/')).body.attempts,
  };
}

test('an answer in flight at the start of a pause counts', async () => {
  const { at, save, stored, short } = await aPausedQuiz();
  at(PAUSE_NOTICED_WITHIN_MS);
  expect((await save(2, 'sun')).status).toBe(200);
  expect(await stored()).toEqual({ [short]: 'sun' });
});

test('later in a pause no answer is accepted, and a repeat changes nothing', async () => {
  const { at, save, stored, short } = await aPausedQuiz();
  at(PAUSE_NOTICED_WITHIN_MS + 1);
  expect(await save(2, 'sun')).toMatchObject(refused);
  expect((await save(1, 'air')).status).toBe(200);
  expect(await stored()).toEqual({ [short]: 'air' });
});

test('answers refused in a pause are sent afterwards, and then nothing is left to decide', async () => {
  const { at, save, goOn, stored, short, close, late } = await aPausedQuiz();
  at(MINUTE_MS);
  await save(2, 'sun');
  await goOn();
  expect((await save(2, 'sun')).status).toBe(200);
  expect(await stored()).toEqual({ [short]: 'sun' });
  await close();
  expect(await late()).toEqual([]);
});

test('answers not sent again are listed for the teacher once the attempt is over, and can be accepted', async () => {
  const { at, save, goOn, close, late, decide, attempts, attemptId, short } = await aPausedQuiz();
  at(MINUTE_MS);
  await save(2, 'sun');
  await save(3, 'sunlight');
  expect(await late()).toEqual([]);
  expect(await decide('accepted')).toMatchObject({
    status: 409,
    body: { error: messages.attemptStillRuns },
  });
  await goOn();
  await close();
  expect(await late()).toEqual([[['air', 'sunlight']]]);
  expect((await attempts())[attemptId].answers).toEqual({ [short]: 'air' });
  expect((await decide('accepted')).status).toBe(200);
  expect((await attempts())[attemptId].answers).toEqual({ [short]: 'sunlight' });
});

test('they wait through a reopening without preventing it', async () => {
  const { at, save, goOn, close, late, reopen } = await aPausedQuiz();
  at(MINUTE_MS);
  await save(2, 'sun');
  await goOn();
  await close();
  expect((await reopen()).status).toBe(200);
  await close();
  expect(await late()).toEqual([[['air', 'sun']]]);
});

test('a submission after the closing is listed with the answers kept in the pause', async () => {
  const { at, save, goOn, close, late, submit, quiz, student, attemptId } = await aPausedQuiz();
  at(MINUTE_MS);
  await save(2, 'sun');
  const [, msq = ''] = quiz.questionIds;
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 3, answers: { [msq]: ['Neon'] } });
  await goOn();
  await close();
  expect((await submit('earth')).status).toBe(409);
  expect(await late()).toEqual([
    [
      [null, ['Neon']],
      ['air', 'earth'],
    ],
  ]);
});

test('a submit refused in a pause is kept until the page submits again', async () => {
  const { at, submit, goOn, stored, late, short, attempts, attemptId } = await aPausedQuiz();
  at(MINUTE_MS);
  expect(await submit('sun')).toMatchObject(refused);
  expect(await stored()).toEqual({ [short]: 'air' });
  await goOn();
  expect((await submit('air')).status).toBe(200);
  expect((await attempts())[attemptId].answers).toEqual({ [short]: 'air' });
  expect(await late()).toEqual([]);
});

test('a closing attempt can still be submitted during a pause', async () => {
  const { world, at, submit, goOn, student, attemptId, quiz } = await aPausedQuiz();
  await goOn();
  at(MINUTE_MS);
  for (const ago of [9000, 6000, 3000]) {
    const leftAt = world.clock.now() - ago;
    await student.mutate('attempts.reportFocusLoss', { attemptId, leftAt, returnedAt: leftAt + 1000 });
  }
  await quiz.teacher.mutate('timekeeping.pause', { quizId: quiz.quizId });
  at(PAUSE_NOTICED_WITHIN_MS + 1);
  expect((await submit('sun')).status).toBe(200);
});

test('during a pause no student can start or gets a question; one who has started sees the quiz again', async () => {
  const { world, join, goOn } = await aPausedQuiz();
  const tia = await world.signIn('student', 'Tia');
  const started = await join(tia);
  expect(started).toMatchObject({ status: 403, body: { error: messages.pausedNoStart } });
  expect(started.body).not.toHaveProperty('quiz');
  expect((await join()).body.quiz.questions).not.toHaveLength(0);
  await goOn();
  expect((await join(tia)).status).toBe(200);
});
