import { expect, test } from 'vitest';
import type { LateSubmission } from '../../../shared/supervision/schema';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const SECONDS_EACH = 30;
const WRITER = 'the-only-page';
const ANSWERS = ['Mitochondria', ['Neon'], 'Mitosis', 'Pigments', 50];

/** An attempt on five questions of 30 s each, in order. */
async function aTimedAttempt() {
  const world = aWorld();
  const questions = sampleQuestions.map((question) => ({ ...question, timeLimit: SECONDS_EACH }));
  const quiz = await aPublishedQuiz(world, { questions, settings: { useQuestionTimer: true } });
  const { student, attemptId } = await aStarter(world, quiz);
  const { quizId, questionIds, shareId, teacher } = quiz;
  const sent = (places: readonly number[]) =>
    Object.fromEntries(places.map((place) => [questionIds[place - 1] ?? '', ANSWERS[place - 1]]));
  let revision = 0;
  return {
    after: (seconds: number) => world.clock.advance(1000 * seconds),
    now: () => world.clock.now(),
    follow: (unsentCount = 0) =>
      student.mutate('attempts.follow', { attemptId, writerId: WRITER, claim: true, unsentCount }),
    save(...places: number[]) {
      revision += 1;
      const writerId = WRITER;
      return student.mutate('attempts.saveAnswers', { attemptId, revision, writerId, answers: sent(places) });
    },
    submit: (...places: number[]) =>
      student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: sent(places) } }),
    decide: (decision: string) => teacher.mutate('supervision.decideLate', { quizId, attemptId, decision }),
    /** The numbers of the answered questions. */
    async answered() {
      const handedIn = (await student.rest('GET', '/student/')).body.attempts[attemptId];
      const running = (await student.rest('POST', '/student/attempt', { shareId })).body.attempt;
      const { answers } = handedIn ?? running;
      return questionIds.flatMap((id, at) => (id in answers ? [at + 1] : []));
    },
    async late() {
      const { late } = (await teacher.query('supervision.live', { quizId })).body;
      return late.flatMap(({ changes }: LateSubmission) =>
        changes.map(({ questionNumber, late: value, cameAt }) => [questionNumber, value, cameAt]),
      );
    },
  };
}

test("a first value after its question's time is kept with its time, and counts once accepted", async () => {
  const { after, now, save, submit, answered, late, decide } = await aTimedAttempt();
  after(62);
  expect((await save(1, 2, 3)).status).toBe(200);
  const cameAt = now();
  expect(await answered()).toEqual([2, 3]);
  expect((await submit(1, 2, 3)).status).toBe(200);
  expect(await answered()).toEqual([2, 3]);
  expect(await late()).toEqual([[1, 'Mitochondria', cameAt]]);
  expect((await decide('accepted')).status).toBe(200);
  expect(await answered()).toEqual([1, 2, 3]);
});

test('an ignored value stays out', async () => {
  const { after, save, submit, answered, decide, late } = await aTimedAttempt();
  after(62);
  await save(1);
  await submit();
  await decide('ignored');
  expect(await answered()).toEqual([]);
  expect(await late()).toEqual([[1, 'Mitochondria', expect.any(Number)]]);
});

test('a student cannot return to a skipped question', async () => {
  const { save, submit, answered, late } = await aTimedAttempt();
  await save(4);
  await save(2);
  await submit(3);
  expect(await answered()).toEqual([4]);
  expect((await late()).map(([number]: [number]) => number)).toEqual([2, 3]);
});

test('a first value in flight when the time ran out counts', async () => {
  const { after, follow, save, answered } = await aTimedAttempt();
  await follow();
  after(SECONDS_EACH);
  await follow(1);
  after(5);
  await save(1);
  expect(await answered()).toEqual([1]);
});

test('a page that was online throughout cannot fill in answers afterwards', async () => {
  const { after, follow, save, submit, answered, late } = await aTimedAttempt();
  for (let waited = 0; waited < 40; waited += 4) {
    await follow();
    after(4);
  }
  await save(1);
  await submit();
  expect(await answered()).toEqual([]);
  expect(await late()).toHaveLength(1);
});

test.each([['at once'], ['after it has asked how things stand']])(
  'what was written offline counts, sent %s when the page is back',
  async (when) => {
    const { after, follow, save, answered } = await aTimedAttempt();
    await follow();
    after(70);
    if (when !== 'at once') {
      await follow(2);
      after(3);
    }
    await save(1, 2);
    expect(await answered()).toEqual([1, 2]);
  },
);

test.each([['at once'], ['after it has asked how things stand']])(
  'the last words before a short gap in the network count, sent %s when the page is back',
  async (when) => {
    const { after, follow, save, answered } = await aTimedAttempt();
    after(SECONDS_EACH - 2);
    await follow();
    after(8.5);
    if (when !== 'at once') {
      await follow(1);
      after(1);
    }
    await save(1);
    expect(await answered()).toEqual([1]);
  },
);

test("a student who went offline after a question's time gets no more of it", async () => {
  const { after, follow, save, answered } = await aTimedAttempt();
  after(36);
  await follow();
  after(20);
  await save(1, 2);
  expect(await answered()).toEqual([2]);
});

test('the last question accepts a first value until the quiz ends', async () => {
  const { after, submit, answered } = await aTimedAttempt();
  after(5 * SECONDS_EACH + 20);
  expect((await submit(5)).status).toBe(200);
  expect(await answered()).toEqual([5]);
});
