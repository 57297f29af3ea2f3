import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJoinedQuiz } from '../rules/quiz-session/a-session';
import { retried } from '../rules/quiz-session/operations';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const aMinute = { settings: { totalTimeSeconds: 60 } };
const twoQuestions = { limits: [60, 60], settings: { useQuestionTimer: true, allowNavigation: false } };

type Page = ReturnType<typeof aPage>;
async function submit({ quiz }: Page) {
  quiz.act({ kind: 'submitRequested' });
  quiz.act({ kind: 'submitConfirmed' });
  await pass(0);
}
/** A page whose time has just ended, without a response yet. */
async function aPageAtItsEnd() {
  const page = await anOpenPage({ joined: aJoinedQuiz(aMinute) });
  await pass(57_000);
  page.asks.toBeFollowed = true;
  await pass(2100);
  const follows = page.calls.follow;
  let heard = follows.findIndex(({ input }) => (input.hereAt ?? 0) >= 58_000);
  const hear = async (how: (call: (typeof follows)[number]) => Promise<void>) => {
    for (; heard < follows.length; heard += 1) {
      const call = follows[heard];
      if (call) await how(call);
    }
  };
  return {
    ...page,
    answered: () => hear((call) => call.answer()),
    unanswered: () => hear((call) => call.fail()),
  };
}
async function anOpenPage(parts: Parameters<typeof aPage>[0] = {}) {
  const page = aPage(parts);
  await pass(1000);
  return page;
}

test('a submission that arrives ends the quiz with its receipt', async () => {
  const page = await anOpenPage();
  await submit(page);
  await page.calls.submit[0]?.answer();
  expect([page.now().sync.ending, page.shown().phase]).toEqual([
    { receipt: { message: 'Quiz submitted', submittedAt: 1, receipt: 'ABCDEFGH' } },
    'submitted',
  ]);
});

test('a failed submission is retried automatically until it succeeds', async () => {
  const page = await anOpenPage();
  await submit(page);
  await page.calls.submit[0]?.fail();
  expect(page.now().sync.submission).toMatchObject({ tries: 1, hasFailed: true });
  expect(page.shown().phase).toBe('running');
  await pass(1000);
  await page.calls.submit[1]?.fail(503);
  await pass(2000);
  await page.calls.submit[2]?.answer();
  await pass(60_000);
  expect([page.calls.submit.length, page.shown().phase]).toEqual([3, 'submitted']);
});

test('a reconnect sends only failed requests', async () => {
  const page = await anOpenPage();
  page.quiz.step(retried);
  await pass(0);
  expect(page.calls.submit).toHaveLength(0);
  await submit(page);
  await page.calls.submit[0]?.fail();
  page.quiz.step(retried);
  await pass(0);
  expect(page.calls.submit).toHaveLength(2);
});

test('answers written after a failed submission are part of the next one', async () => {
  const page = await anOpenPage();
  await submit(page);
  await page.calls.submit[0]?.fail();
  page.write('q1', 'a');
  await pass(1000);
  expect(page.calls.submit[1]?.input.attempt.answers).toEqual({ q1: 'a' });
});

test('a submission before the end of added time is withdrawn, and the quiz continues', async () => {
  const { attempt, shown, calls, asks, unanswered, answered } = await aPageAtItsEnd();
  await unanswered();
  expect(calls.submit).toHaveLength(1);
  attempt.deadline = 120_000;
  asks.toBeFollowed = false;
  await calls.submit[0]?.fail(403);
  await pass(1500);
  await answered();
  expect([shown().phase, shown().submitReason, calls.submit.length]).toEqual(['running', null, 1]);
  await pass(61_000);
  expect(calls.submit).toHaveLength(2);
});

test('an attempt closed by the server ends here too', async () => {
  const page = await anOpenPage();
  await submit(page);
  await page.calls.submit[0]?.fail(409);
  await pass(60_000);
  expect([page.now().sync.ending, page.calls.submit.length]).toEqual([{ refusal: 'No.' }, 1]);
});

test('at its end the page submits the last input once the server confirms the end', async () => {
  const page = await anOpenPage({ joined: aJoinedQuiz(aMinute) });
  await pass(58_900);
  page.write('q1', 'last');
  await pass(90);
  expect(page.calls.submit).toHaveLength(0);
  await pass(100);
  expect(page.calls.submit.map(({ input }) => input.attempt)).toEqual([
    {
      answers: { q1: 'last' },
      revisions: { q1: 59_900 },
      focusLostCount: 0,
      reason: 'time',
      deadline: 60_000,
    },
  ]);
});

test('time added before the response withdraws the submission, and the quiz continues', async () => {
  const { attempt, shown, calls, answered, asks } = await aPageAtItsEnd();
  attempt.deadline = 120_000;
  expect([shown().phase, calls.submit.length]).toEqual(['submitting', 0]);
  await answered();
  expect([shown().phase, calls.submit.length]).toEqual(['running', 0]);
  asks.toBeFollowed = false;
  await answered();
  await pass(59_000);
  expect(calls.submit).toHaveLength(0);
  await pass(2000);
  expect(calls.submit).toHaveLength(1);
});

test('a pause that began in the last second withdraws the submission', async () => {
  const { attempt, shown, calls, answered } = await aPageAtItsEnd();
  attempt.pausedSince = 59_500;
  attempt.deadline = 60_600;
  await answered();
  expect([shown().phase, calls.submit.length]).toEqual(['running', 0]);
});

test('if the server does not respond, the submission is tried all the same, with a check before each try', async () => {
  const { calls, unanswered } = await aPageAtItsEnd();
  await unanswered();
  await pass(0);
  expect(calls.submit).toHaveLength(1);
  await calls.submit[0]?.fail();
  await pass(2000);
  expect(calls.submit).toHaveLength(1);
  await unanswered();
  await pass(0);
  expect(calls.submit).toHaveLength(2);
});

test('a failed submission withdrawn by more time is not retried automatically', async () => {
  const { calls, unanswered, attempt, answered, asks, shown, now } = await aPageAtItsEnd();
  await unanswered();
  await pass(0);
  await calls.submit[0]?.fail();
  attempt.deadline = 300_000;
  asks.toBeFollowed = false;
  await answered();
  await pass(60_000);
  expect([calls.submit.length, shown().phase, now().sync.submission]).toEqual([1, 'running', null]);
});

test('a student who advanced early submits at the end of the last question, not at the deadline', async () => {
  const page = await anOpenPage({ joined: aJoinedQuiz(twoQuestions) });
  await pass(9000);
  page.quiz.act({ kind: 'next' });
  await pass(59_000);
  page.write('q2', 'last');
  expect(page.calls.submit).toHaveLength(0);
  await pass(1100);
  expect(page.calls.submit[0]?.input.attempt).toEqual({
    answers: { q2: 'last' },
    revisions: { q2: 69_000 },
    deadline: 120_000,
    focusLostCount: 0,
    reason: 'time',
  });
});

test('time added to the last question withdraws the submission', async () => {
  const page = await anOpenPage({ joined: aJoinedQuiz(twoQuestions), asksToBeFollowed: true });
  await page.calls.follow[0]?.answer();
  page.quiz.act({ kind: 'next' });
  await pass(56_000);
  for (const { answer } of page.calls.follow) await answer();
  page.attempt.deadline = 180_000;
  await pass(4100);
  for (const { answer } of page.calls.follow) await answer();
  expect([page.shown().phase, page.calls.submit.length]).toEqual(['running', 0]);
});

test('at the end of a question’s time the next one opens by itself, and earlier answers are sent', async () => {
  const page = await anOpenPage({ joined: aJoinedQuiz(twoQuestions) });
  await pass(58_800);
  page.write('q1', 'last');
  await pass(300);
  expect(page.shown().currentQuestionIndex).toBe(1);
  await pass(600);
  expect(page.calls.saveAnswers[0]?.input.answers).toEqual({ q1: 'last' });
});
