import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FollowedAttempt, JoinedQuiz } from '../../shared/attempt/schema';
import { aJoinedQuiz } from '../rules/quiz-session/a-session';
import { savedAsJoined } from '../rules/quiz-session/open-quiz';
import { retried } from '../rules/quiz-session/operations';
import { isAwaiting } from '../rules/quiz-session/state';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const { quiz: whole, attempt } = aJoinedQuiz({
  limits: [20, 20, 20, 20],
  settings: { useQuestionTimer: true, sendOneByOne: true, allowNavigation: false },
});

/** Four questions of 20 s, delivered up to an index. */
const joinedAt = (index: number, endsAt: number): JoinedQuiz => ({
  quiz: {
    ...whole,
    questions: whole.questions.map((question, at) => {
      const { _id, timeLimit, maximumMarks } = question;
      return at <= index ? question : { type: 'coming', _id, timeLimit, maximumMarks };
    }),
  },
  attempt: { ...attempt, place: { index, endsAt } },
});

function opened(index: number, endsAt: number): Partial<FollowedAttempt> {
  const question = whole.questions[index];
  if (!question || question.type === 'coming') throw new Error('There is no such question.');
  return { opened: { question, place: { index, endsAt } } };
}

const shownIn = ({ shown }: Pick<ReturnType<typeof aPage>, 'shown'>) => {
  const session = shown();
  const left = session.questionEndsAtMs === null ? null : session.questionEndsAtMs - session.nowMs;
  return { number: session.currentQuestionIndex + 1, awaits: isAwaiting(session), left };
};

/** A page whose requests for questions fail from the second one on. */
async function aPageWithoutNetwork() {
  const page = aPage({ joined: joinedAt(0, 20_000), asksToBeFollowed: true });
  await pass(0);
  await page.calls.follow[0]?.answer();
  await pass(1000);
  return page;
}

test('the next question is requested immediately after the answers, and its time starts on arrival', async () => {
  const page = aPage({ joined: joinedAt(0, 20_000), asksToBeFollowed: true });
  const { quiz, calls, write } = page;
  await pass(0);
  await calls.follow[0]?.answer();
  write('q1', 'a');
  quiz.act({ kind: 'next' });
  await pass(0);
  expect(shownIn(page)).toEqual({ number: 2, awaits: true, left: null });
  expect(calls.follow).toHaveLength(1);
  await calls.saveAnswers[0]?.answer();
  await pass(300);
  expect(calls.follow[1]?.input).toMatchObject({ questionId: 'q2', awaitsQuestion: true, unsentCount: 0 });
  await calls.follow[1]?.answer(opened(1, 20_300));
  expect(shownIn(page)).toEqual({ number: 2, awaits: false, left: 20_000 });
});

test('without a network the page waits, retries, and continues by itself', async () => {
  const page = await aPageWithoutNetwork();
  const { quiz, calls } = page;
  quiz.act({ kind: 'next' });
  await pass(0);
  await calls.follow[1]?.fail();
  quiz.act({ kind: 'next' });
  await pass(4100);
  expect(shownIn(page)).toEqual({ number: 2, awaits: true, left: null });
  await calls.follow[2]?.answer(opened(1, 25_100));
  expect(shownIn(page)).toEqual({ number: 2, awaits: false, left: 20_000 });
});

test('a restored network is used immediately', async () => {
  const { quiz, calls } = await aPageWithoutNetwork();
  quiz.act({ kind: 'next' });
  await pass(0);
  await calls.follow[1]?.fail();
  quiz.step(retried);
  await pass(0);
  expect(calls.follow[2]?.input).toMatchObject({ questionId: 'q2', awaitsQuestion: true });
});

test('the page’s clock does not pass a question that has not arrived; the server decides which one is open by then', async () => {
  const page = await aPageWithoutNetwork();
  const { calls } = page;
  await pass(3000);
  await calls.follow[1]?.fail();
  for (let asked = 2; page.now().session.nowMs < 45_000; asked += 1) {
    await pass(4000);
    await calls.follow[asked]?.fail();
  }
  expect(shownIn(page)).toMatchObject({ number: 2, awaits: true });
  await pass(4000);
  const leftMs = 60_000 - Math.round(performance.now());
  await calls.follow.at(-1)?.answer(opened(2, 60_000));
  expect(shownIn(page)).toEqual({ number: 3, awaits: false, left: leftMs });
});

test('the end of the quiz submits it, even while a question is awaited', async () => {
  const page = await aPageWithoutNetwork();
  page.quiz.act({ kind: 'next' });
  await pass(80_000);
  expect(page.shown().phase).toBe('submitting');
});

test('answers typed before the step survive a reload, and the page still waits', async () => {
  const { quiz, calls, browser, write, now, stop } = await aPageWithoutNetwork();
  write('q1', 'a');
  quiz.act({ kind: 'next' });
  await pass(0);
  await calls.saveAnswers[0]?.fail();
  stop();
  await pass(30_000);
  const saved = browser.deviceOf({ elapsedMs: () => 0, writerId: 'this-page' }).savedQuiz.read();
  if (!saved) throw new Error('Nothing was kept.');
  const again = aPage({
    ...{ browser, isGuess: true, asksToBeFollowed: true },
    joined: savedAsJoined(saved, Math.round(performance.now())),
  });
  await pass(100);
  expect(again.shown().phase).toBe('running');
  expect(now().session.answers).toEqual({ q1: 'a' });
  expect(again.shown().answers).toEqual({ q1: 'a' });
  expect(again.unsent()).toHaveProperty('q1');
  expect(shownIn(again)).toEqual({ number: 2, awaits: true, left: null });
});

test('a reopened page is at the server’s question, whatever it had stored', async () => {
  const { quiz, browser, stop } = await aPageWithoutNetwork();
  quiz.act({ kind: 'next' });
  stop();
  await pass(40_000);
  const again = aPage({
    browser,
    joined: { ...joinedAt(2, 60_000), attempt: { ...joinedAt(2, 60_000).attempt, serverNow: 41_000 } },
  });
  await pass(0);
  expect(shownIn(again)).toEqual({ number: 3, awaits: false, left: 19_000 });
});
