import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJoinedQuiz, aSavedQuiz } from '../rules/quiz-session/a-session';
import { savedAsJoined } from '../rules/quiz-session/open-quiz';
import { tookHere } from '../rules/quiz-session/operations';
import { nowOf } from '../rules/quiz-session/running';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const oneWay = { settings: { allowNavigation: false } };

test('the page polls immediately and then every four seconds, one request at a time, also after a failed one', async () => {
  const { calls } = aPage({ asksToBeFollowed: true });
  await pass(30_000);
  expect(calls.follow).toHaveLength(1);
  await calls.follow[0]?.fail();
  await pass(4000);
  expect(calls.follow).toHaveLength(2);
  await calls.follow[1]?.answer();
  await pass(3900);
  expect(calls.follow).toHaveLength(2);
  await pass(200);
  expect(calls.follow).toHaveLength(3);
});

test('a poll with a reason is repeated once the current one is answered', async () => {
  const { calls, quiz } = aPage({ asksToBeFollowed: true });
  await pass(0);
  quiz.step((running) => ({ ...running, sync: { ...running.sync, isAskDue: true } }));
  await pass(100);
  expect(calls.follow).toHaveLength(1);
  await calls.follow[0]?.answer();
  expect(calls.follow).toHaveLength(2);
});

test('a closed page stops polling', async () => {
  const { calls, stop } = aPage();
  await pass(5000);
  const asked = calls.follow.length;
  stop();
  await pass(60_000);
  expect(calls.follow).toHaveLength(asked);
});

test('a takeover by another page is shown, and this one follows until told to take over', async () => {
  const { attempt, shown, write } = aPage();
  await pass(100);
  attempt.isWriter = false;
  await pass(5000);
  write('q1', 'a');
  expect([shown().isElsewhere, shown().answers]).toEqual([true, {}]);
});

/** Saves an answer, another page takes over, then this one is used again after other data was stored. */
async function aPageUsedAgain(storedMs: number) {
  const { attempt, calls, write, quiz, now, shown } = aPage();
  await pass(1000);
  write('q1', 'a');
  await pass(1000);
  await calls.saveAnswers[0]?.answer();
  await pass(4000);
  attempt.isWriter = false;
  await pass(5000);
  quiz.step(tookHere);
  await pass(0);
  attempt.isWriter = true;
  await calls.takeOver[0]?.answer({ answers: { q1: 'elsewhere' }, revisions: { q1: storedMs } });
  return [shown().answers, now().sync.superseded];
}

test('a saved answer superseded by another page is kept, and reported', async () => {
  expect(await aPageUsedAgain(3000)).toEqual([{ q1: 'elsewhere' }, { q1: 'a' }]);
});

test('a saved answer changed later on the page that took over is not superseded', async () => {
  expect(await aPageUsedAgain(9000)).toEqual([{ q1: 'elsewhere' }, {}]);
});

test('unsent answers wait when another page turns out to write, and the server gets their number', async () => {
  const { attempt, calls, write } = aPage();
  await pass(3700);
  write('q1', 'a');
  write('q2', 'b');
  attempt.isWriter = false;
  await pass(8000);
  expect([calls.saveAnswers.length, calls.follow.at(-1)?.input.unsentCount]).toEqual([0, 2]);
});

test('a collected attempt ends here, and answers the server lacks are submitted late', async () => {
  const { attempt, calls, write, now, shown } = aPage({ asksToBeFollowed: true });
  await pass(0);
  await calls.follow[0]?.fail();
  write('q1', 'a');
  await pass(700);
  await calls.saveAnswers[0]?.fail();
  attempt.state = 'submitted';
  attempt.submittedBy = 'teacher';
  await pass(4000);
  await calls.follow.at(-1)?.answer();
  await pass(0);
  expect(calls.submit[0]?.input.attempt).toMatchObject({ answers: { q1: 'a' }, focusLostCount: 0 });
  await calls.submit[0]?.fail(409);
  expect([now().sync.ending, shown().phase, shown().closedBy]).toEqual([
    { refusal: 'No.' },
    'submitted',
    'teacher',
  ]);
});

test('without navigation a new question is reported immediately, and only once', async () => {
  const { calls, quiz } = aPage({ joined: aJoinedQuiz(oneWay) });
  await pass(1000);
  quiz.act({ kind: 'next' });
  await pass(1000);
  expect(calls.follow.map(({ input }) => input.questionId)).toEqual(['q1', 'q2']);
});

test('a new question is reported after the answers written before it', async () => {
  const { calls, quiz, write } = aPage({ joined: aJoinedQuiz(oneWay) });
  await pass(1000);
  write('q1', 'a');
  quiz.act({ kind: 'next' });
  await pass(1000);
  expect(calls.follow).toHaveLength(1);
  await calls.saveAnswers[0]?.answer();
  await pass(0);
  expect(calls.follow.at(-1)?.input).toMatchObject({ questionId: 'q2', unsentCount: 0 });
});

test('with navigation no position is reported', async () => {
  const { calls, quiz } = aPage();
  await pass(1000);
  quiz.act({ kind: 'next' });
  await pass(1000);
  expect(calls.follow).toHaveLength(1);
});

test('the server is told whether the student is present', async () => {
  const { calls } = aPage();
  await pass(5000);
  expect(calls.follow.at(-1)?.input.hereAt).toBeGreaterThan(3900);
});

test('a quiz opened offline adopts the server’s clock, and restamps later answers', async () => {
  const saved = aSavedQuiz({}, { answers: { q1: 'saved' } });
  const joined = savedAsJoined(saved, 300_000);
  const { calls, write, unsent, now } = aPage({ joined, isGuess: true, asksToBeFollowed: true });
  await pass(2000);
  await calls.follow[0]?.fail();
  write('q1', 'written');
  expect(unsent().q1?.changedAtMs).toBe(302_000);
  await pass(4000);
  await calls.follow.at(-1)?.answer({ serverNow: 50_000 });
  expect([nowOf(now()), unsent().q1?.changedAtMs]).toEqual([50_000, 46_000]);
});

test('a quiz opened offline writes nothing before it has the stored answers', async () => {
  const joined = savedAsJoined(aSavedQuiz(), 0);
  const { calls, write, shown } = aPage({ joined, isGuess: true });
  await pass(0);
  write('q1', 'here');
  await pass(1000);
  expect([calls.saveAnswers.length, calls.takeOver.length]).toEqual([0, 1]);
  await calls.takeOver[0]?.answer({ answers: { q2: 'there' }, revisions: { q2: 5 } });
  await pass(1000);
  expect([calls.saveAnswers.length, shown().answers]).toEqual([1, { q1: 'here', q2: 'there' }]);
});

test('extra time moves the end, and a pause stops it', async () => {
  const { attempt, shown } = aPage();
  await pass(1000);
  attempt.deadline += 60_000;
  await pass(4000);
  expect(shown().deadlineMs).toBe(660_000);
  attempt.pausedSince = 5000;
  await pass(8000);
  expect(shown().attempt.pausedSince).toBe(5000);
});

test('the teacher’s messages are stored in order, and the server is told the last one', async () => {
  const { calls, now } = aPage({ asksToBeFollowed: true });
  const message = { number: 7, text: 'Ten minutes left.', sentAt: 900 };
  for (const messages of [[message], [], [{ ...message, number: 9, text: 'Five.' }], []]) {
    await pass(4000);
    await calls.follow.at(-1)?.answer({ messages });
  }
  expect(calls.follow.map(({ input }) => input.heardMessage)).toEqual([0, 7, 7, 9]);
  expect(now().sync.messages.map(({ text }) => text)).toEqual(['Ten minutes left.', 'Five.']);
});
