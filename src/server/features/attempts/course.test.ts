import { expect, test } from 'vitest';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { startHeartbeat, stopHeartbeat } from '../timekeeping/heartbeat';

const TIMED = { useQuestionTimer: true } as const;
const NO_WAY_BACK = { allowNavigation: false } as const;

/** An attempt on five questions of 60 s each. */
async function aCourse(settings: Partial<QuizSettings>) {
  const world = aWorld();
  const questions = sampleQuestions.map((question) => ({ ...question, timeLimit: 60 }));
  const quiz = await aPublishedQuiz(world, { settings, questions });
  const { student, attemptId, attempt, quiz: taken } = await aStarter(world, quiz);
  const ids: string[] = taken.questions.map(({ _id }: { _id: string }) => _id);
  const writerId = 'first-page';
  const joined = async () =>
    (await student.rest('POST', '/student/attempt', { shareId: quiz.shareId })).body.attempt;
  return {
    ...{ world, quiz, student, attemptId, attempt, ids, joined },
    at: (index: number, more: object = {}) =>
      student.mutate('attempts.follow', {
        attemptId,
        writerId,
        claim: true,
        questionId: ids[index],
        ...more,
      }),
    save: (revision: number, index: number, answer: unknown) =>
      student.mutate('attempts.saveAnswers', {
        ...{ attemptId, revision, writerId },
        answers: { [ids[index] ?? '']: answer },
      }),
    submit: (index: number, answer: unknown) =>
      student.rest('POST', '/quiz/submit', {
        quizId: quiz.quizId,
        attempt: { answers: { [ids[index] ?? '']: answer } },
      }),
    answerTo: async (index: number) => (await joined()).answers[ids[index] ?? ''],
    place: async () => (await joined()).place,
  };
}

test('with navigation no position is stored', async () => {
  const { at, place, save, answerTo } = await aCourse({});
  await save(1, 0, 'Nucleus');
  await at(3);
  expect(await place()).toBeNull();
  await save(2, 0, 'Mitochondria');
  expect(await answerTo(0)).toBe('Mitochondria');
});

test('without navigation the furthest question is stored, and earlier ones are frozen', async () => {
  const { at, place, save, answerTo } = await aCourse(NO_WAY_BACK);
  expect(await place()).toEqual({ index: 0, endsAt: null });
  await save(1, 0, 'Nucleus');
  await at(1);
  expect(await place()).toEqual({ index: 1, endsAt: null });
  await at(0);
  expect(await place()).toEqual({ index: 1, endsAt: null });
  await save(2, 0, 'Mitochondria');
  expect(await answerTo(0)).toBe('Nucleus');
});

test('the first value for a passed question counts, in a save and in the submit', async () => {
  const { student, at, save, submit, attemptId, ids } = await aCourse(NO_WAY_BACK);
  await save(1, 1, ['Neon']);
  await at(3);
  await save(2, 0, 'Nucleus');
  await save(3, 0, 'Mitochondria');
  await submit(2, 'air');
  const { body } = await student.rest('GET', '/student/');
  expect(body.attempts[attemptId].answers).toEqual({
    [ids[0] ?? '']: 'Nucleus',
    [ids[1] ?? '']: ['Neon'],
    [ids[2] ?? '']: 'air',
  });
});

test('a page with unsent answers does not close the question it left', async () => {
  const { at, place, save, answerTo } = await aCourse(NO_WAY_BACK);
  await save(1, 0, 'Nucleus');
  await at(1, { unsentCount: 1 });
  expect(await place()).toMatchObject({ index: 0 });
  await save(2, 0, 'Mitochondria');
  expect(await answerTo(0)).toBe('Mitochondria');
});

test('a following page, and a question of another quiz, move nothing', async () => {
  const { at, place } = await aCourse(NO_WAY_BACK);
  await at(0);
  await at(4, { writerId: 'second-page' });
  await at(0, { questionId: 'nowhere' });
  expect(await place()).toEqual({ index: 0, endsAt: null });
});

test('a save with an answer also reports the position', async () => {
  const { world, save, place } = await aCourse(TIMED);
  world.clock.advance(10_000);
  await save(1, 2, 'air');
  expect(await place()).toEqual({ index: 2, endsAt: world.clock.now() + 60_000 });
});

test('with question timers a question keeps its first clock, however often it is opened', async () => {
  const { world, at, place, attempt } = await aCourse(TIMED);
  expect(await place()).toEqual({ index: 0, endsAt: attempt.startTime + 60_000 });
  world.clock.advance(10_000);
  await at(1);
  const endsAt = world.clock.now() + 60_000;
  world.clock.advance(50_000);
  await at(1);
  expect(await place()).toEqual({ index: 1, endsAt });
  world.clock.advance(10_000);
  expect(await place()).toEqual({ index: 2, endsAt: endsAt + 60_000 });
});

test('a question whose timer has run out is frozen after the grace, even without an open page', async () => {
  const { world, save, answerTo } = await aCourse(TIMED);
  await save(1, 0, 'Nucleus');
  world.clock.advance(120_000);
  await save(2, 0, 'Mitochondria');
  expect(await answerTo(0)).toBe('Mitochondria');
  world.clock.advance(1);
  await save(3, 0, 'Golgi apparatus');
  expect(await answerTo(0)).toBe('Mitochondria');
});

test('a pause and extra time reach the open question of a student who went on early', async () => {
  const { world, quiz, at, place, attemptId } = await aCourse(TIMED);
  world.clock.advance(10_000);
  await at(1);
  const endsAt = world.clock.now() + 60_000;
  const { teacher, quizId } = quiz;
  await teacher.mutate('timekeeping.pause', { quizId });
  world.clock.advance(500_000);
  expect(await place()).toEqual({ index: 1, endsAt: endsAt + 500_000 });
  await teacher.mutate('timekeeping.continue', { quizId });
  await teacher.mutate('timekeeping.giveTime', { quizId, attemptId, minutes: 2 });
  expect(await place()).toEqual({ index: 1, endsAt: endsAt + 500_000 + 120_000 });
});

test('a page that learns late of a pause gets all of it, even if it went on', async () => {
  const { world, quiz, at, place } = await aCourse(TIMED);
  world.clock.advance(10_000);
  const pausedAt = world.clock.now();
  await quiz.teacher.mutate('timekeeping.pause', { quizId: quiz.quizId });
  world.clock.advance(2_000);
  await at(1);
  world.clock.advance(98_000);
  await quiz.teacher.mutate('timekeeping.continue', { quizId: quiz.quizId });
  expect(await place()).toEqual({ index: 1, endsAt: pausedAt + 100_000 + 60_000 });
});

test('downtime is given back to the open question', async () => {
  const { world, at, place } = await aCourse(TIMED);
  startHeartbeat(world.deps);
  world.clock.advance(10_000);
  await at(1);
  const endsAt = world.clock.now() + 60_000;
  stopHeartbeat(world.deps);
  world.clock.advance(900_000);
  startHeartbeat(world.deps);
  expect(await place()).toEqual({ index: 1, endsAt: endsAt + 900_000 });
  stopHeartbeat(world.deps);
});

test('a page that takes over learns the open question', async () => {
  const { student, at, attemptId } = await aCourse(NO_WAY_BACK);
  await at(2);
  const { body } = await student.mutate('attempts.takeOver', { attemptId, writerId: 'second-page' });
  expect(body.place).toEqual({ index: 2, endsAt: null });
});
