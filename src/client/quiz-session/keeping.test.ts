import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aJoinedQuiz, aSavedQuiz } from '../rules/quiz-session/a-session';
import { savedAsJoined } from '../rules/quiz-session/open-quiz';
import { aBrowser } from './a-browser';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const keptIn = ({ outboxes }: ReturnType<typeof aBrowser>) => outboxes.get('attempt1')?.answers ?? {};

test('an answer is on the device within 50 ms and is there after a crash', async () => {
  const browser = aBrowser(() => Date.now());
  const before = aPage({ browser });
  await pass(100);
  before.write('q1', 'Paris');
  before.write('q2', 'Rome');
  before.write('q2', null);
  await pass(50);
  expect(before.now().sync.isKeptInOutbox).toBe(true);
  before.stop();

  const after = aPage({ browser });
  await pass(0);
  expect([after.shown().answers, Object.keys(after.unsent())]).toEqual([{ q1: 'Paris' }, ['q1', 'q2']]);
});

test('a page that disappears immediately has the latest writes in the saved state', async () => {
  const browser = aBrowser(() => Date.now());
  const before = aPage({ browser });
  await pass(100);
  before.write('q1', 'Paris');
  await pass(700);
  before.write('q1', 'Rome');
  before.write('q2', 'Oslo');
  before.write('q2', null);
  before.stop();
  browser.disk.delayMs = 10_000;
  await pass(5000);
  browser.disk.delayMs = 0;
  expect(keptIn(browser)).toMatchObject({ q1: { answer: 'Paris' } });

  const after = aPage({ browser });
  await pass(0);
  expect([after.shown().answers, after.unsent()]).toMatchObject([
    { q1: 'Rome' },
    { q1: { answer: 'Rome' }, q2: { answer: null } },
  ]);
});

test('a browser without a database opens the quiz offline with its unsent answers', async () => {
  const browser = aBrowser(() => Date.now());
  const before = aPage({ browser });
  await pass(100);
  before.write('q1', 'Paris');
  before.stop();
  browser.outboxes.clear();
  const { savedQuiz } = browser.kept;
  if (!savedQuiz) throw new Error('Nothing was saved.');
  const after = aPage({ browser, isGuess: true, joined: savedAsJoined(savedQuiz, 5000) });
  await pass(0);
  expect(after.unsent()).toEqual({ q1: { answer: 'Paris', changedAtMs: 100 } });
});

test('acknowledged answers are no longer unsent in the saved state', async () => {
  const { browser, calls, write } = aPage();
  await pass(100);
  write('q1', 'a');
  expect(browser.kept.savedQuiz?.unsent).toMatchObject({ q1: { answer: 'a' } });
  await pass(700);
  await calls.saveAnswers[0]?.answer();
  expect(browser.kept.savedQuiz?.unsent).toEqual({});
});

test('acknowledged answers are removed from the device, later ones stay', async () => {
  const { browser, calls, write } = aPage();
  await pass(100);
  write('q1', 'a');
  write('q2', 'b');
  await pass(700);
  write('q1', 'ab');
  await calls.saveAnswers[0]?.answer();
  await pass(50);
  expect(keptIn(browser)).toMatchObject({ q1: { answer: 'ab' } });
  expect(Object.keys(keptIn(browser))).toEqual(['q1']);
});

test('answers in flight stay on the device until the server has responded', async () => {
  const { browser, write, calls } = aPage();
  await pass(100);
  write('q1', 'a');
  await pass(5000);
  expect([calls.saveAnswers.length, Object.keys(keptIn(browser))]).toEqual([1, ['q1']]);
});

test('two pages of one browser do not overwrite each other’s data', async () => {
  const browser = aBrowser(() => Date.now());
  const [one, two] = [aPage({ browser }), aPage({ browser, writerId: 'other-page' })];
  await pass(100);
  one.write('q1', 'a');
  two.write('q2', 'b');
  await pass(50);
  expect(Object.keys(keptIn(browser))).toEqual(['q1', 'q2']);
});

test('an answer typed while stored ones are loading takes precedence', async () => {
  const browser = aBrowser(() => Date.now());
  const before = aPage({ browser });
  await pass(100);
  before.write('q1', 'old');
  before.write('q2', 'b');
  await pass(50);
  before.stop();
  const joined = aJoinedQuiz();
  const after = aPage({ browser, joined: { ...joined, attempt: { ...joined.attempt, serverNow: 1000 } } });
  after.write('q1', 'new');
  await pass(50);
  expect(after.shown().answers).toEqual({ q1: 'new', q2: 'b' });
});

test('an answer after one with a wrong, later timestamp replaces it', async () => {
  const browser = aBrowser(() => Date.now());
  const before = aPage({
    ...{ browser, isGuess: true, asksToBeFollowed: true },
    joined: savedAsJoined(aSavedQuiz(), 300_000),
  });
  await pass(100);
  before.write('q1', 'old');
  await pass(50);
  before.stop();
  const after = aPage({ browser });
  await pass(100);
  after.write('q1', 'new');
  await after.calls.saveAnswers[0]?.answer();
  await pass(700);
  expect(after.calls.saveAnswers.at(-1)?.input.answers).toEqual({ q1: 'new' });
  expect(keptIn(browser)).toMatchObject({ q1: { answer: 'new' } });
});

test('a device with only a saved state sends its answers with the time of saving', async () => {
  const browser = aBrowser(() => Date.now());
  browser.kept.savedQuiz = aSavedQuiz({}, { answers: { q1: 'saved' }, lastSaved: 0.4 });
  const { unsent, shown } = aPage({ browser });
  await pass(0);
  expect([shown().answers, unsent()]).toEqual([{ q1: 'saved' }, { q1: { answer: 'saved', changedAtMs: 0 } }]);
});

test('a device that stores nothing still lets the student take the quiz', async () => {
  const browser = aBrowser(() => Date.now());
  browser.disk.works = false;
  const { calls, write, now } = aPage({ browser });
  await pass(100);
  write('q1', 'a');
  await pass(700);
  expect(calls.saveAnswers).toHaveLength(1);
  expect(now().sync).toMatchObject({ isKeptInState: false, isKeptInOutbox: false });
});

test('a slow device is waited for two seconds at most, and its data is merged when it arrives', async () => {
  const browser = aBrowser(() => Date.now());
  const before = aPage({ browser });
  await pass(100);
  before.write('q1', 'kept');
  await pass(50);
  before.stop();
  browser.kept.savedQuiz = null;
  browser.disk.delayMs = 5000;
  const { calls, shown } = aPage({ browser });
  await pass(2100);
  expect([calls.follow.length, shown().answers]).toEqual([1, {}]);
  await pass(4000);
  expect(calls.takeOver).toHaveLength(1);
  await calls.takeOver[0]?.answer();
  expect(shown().answers).toEqual({ q1: 'kept' });
});

test('on a full disk the answers stay in the page, which knows it, and are stored once there is room', async () => {
  const { browser, write, now } = aPage();
  await pass(100);
  browser.disk.works = false;
  write('q1', 'a');
  await pass(50);
  expect([now().sync.isKeptInOutbox, now().sync.isKeptInState, keptIn(browser)]).toEqual([false, false, {}]);
  browser.disk.works = true;
  write('q2', 'b');
  await pass(50);
  expect([now().sync.isKeptInOutbox, now().sync.isKeptInState]).toEqual([true, true]);
  expect(Object.keys(keptIn(browser))).toEqual(['q1', 'q2']);
});

test('at the end no data of the attempt is left on the device', async () => {
  const { browser, write, quiz, calls } = aPage();
  await pass(100);
  write('q1', 'a');
  await pass(50);
  quiz.act({ kind: 'submitRequested' });
  quiz.act({ kind: 'submitConfirmed' });
  write('q1', 'ab');
  await pass(0);
  await calls.submit[0]?.answer();
  await pass(100);
  expect([browser.outboxes.size, browser.kept.savedQuiz, browser.kept.focusLosses?.focusLosses]).toEqual([
    0,
    null,
    [],
  ]);
});

test('a page replaced as the writer leaves the saved state to its successor', async () => {
  const { browser, attempt, quiz } = aPage();
  await pass(100);
  attempt.isWriter = false;
  await pass(5000);
  browser.kept.savedQuiz = null;
  quiz.tickNow();
  expect(browser.kept.savedQuiz).toBeNull();
});
