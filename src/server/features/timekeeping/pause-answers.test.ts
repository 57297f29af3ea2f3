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

test('what was on its way when the pause began counts', async () => {
  const { at, save, stored, short } = await aPausedQuiz();
  at(PAUSE_NOTICED_WITHIN_MS);
  expect((await save(2, 'sun')).status).toBe(200);
  expect(await stored()).toEqual({ [short]: 'sun' });
});

test('later in a pause no answer is taken, and the same one again changes nothing', async () => {
  const { at, save, stored, short } = await aPausedQuiz();
  at(PAUSE_NOTICED_WITHIN_MS + 1);
  expect(await save(2, 'sun')).toMatchObject(refused);
  expect((await save(1, 'air')).status).toBe(200);
  expect(await stored()).toEqual({ [short]: 'air' });
});

test('what a page was refused in a pause it sends afterwards, and then nothing is left to decide', async () => {
  const { at, save, goOn, stored, short, close, late } = await aPausedQuiz();
  at(MINUTE_MS);
  await save(2, 'sun');
  await goOn();
  expect((await save(2, 'sun')).status).toBe(200);
  expect(await stored()).toEqual({ [short]: 'sun' });
  await close();
  expect(await late()).toEqual([]);
});

test('what no page sent again is listed for the teacher once the attempt is over, who may accept it', async () => {
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

test('it waits through a reopening, which it does not hold up', async () => {
  const { at, save, goOn, close, late, reopen } = await aPausedQuiz();
  at(MINUTE_MS);
  await save(2, 'sun');
  await goOn();
  await close();
  expect((await reopen()).status).toBe(200);
  await close();
  expect(await late()).toEqual([[['air', 'sun']]]);
});

test('a submission that comes after the closing is listed with what the pause has kept', async () => {
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

test('a submit in a pause is kept until the quiz goes on, and then is the last word', async () => {
  const { at, submit, goOn, stored, late, short, attempts, attemptId } = await aPausedQuiz();
  at(MINUTE_MS);
  expect(await submit('sun')).toMatchObject(refused);
  expect(await stored()).toEqual({ [short]: 'air' });
  await goOn();
  expect((await submit('air')).status).toBe(200);
  expect((await attempts())[attemptId].answers).toEqual({ [short]: 'air' });
  expect(await late()).toEqual([]);
});

test('an attempt that is being closed is handed in during a pause all the same', async () => {
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

test('nobody starts during a pause and no question is told; who has started sees the quiz again', async () => {
  const { world, join, goOn } = await aPausedQuiz();
  const tia = await world.signIn('student', 'Tia');
  const started = await join(tia);
  expect(started).toMatchObject({ status: 403, body: { error: messages.pausedNoStart } });
  expect(started.body).not.toHaveProperty('quiz');
  expect((await join()).body.quiz.questions).not.toHaveLength(0);
  await goOn();
  expect((await join(tia)).status).toBe(200);
});
