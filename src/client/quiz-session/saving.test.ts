import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retried } from '../rules/quiz-session/operations';
import { aPage, pass } from './a-page';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

async function anOpenPage(parts: Parameters<typeof aPage>[0] = {}) {
  const page = aPage(parts);
  await pass(1000);
  return page;
}

test('answers close together are sent in one request within two seconds', async () => {
  const { calls, write } = await anOpenPage();
  write('q1', 'a');
  await pass(300);
  write('q1', 'ab');
  write('q2', 'x');
  write('q2', null);
  await pass(1000);
  expect(calls.saveAnswers.map(({ input }) => input.answers)).toEqual([{ q1: 'ab', q2: null }]);
});

test('a late answer carries the time it was written, not the time it is sent', async () => {
  const { calls, write } = await anOpenPage();
  write('q1', 'a');
  await pass(700);
  await calls.saveAnswers[0]?.fail();
  await pass(300);
  write('q2', 'b');
  await pass(60_000);
  expect(calls.saveAnswers.at(-1)?.input).toMatchObject({ revision: 2000, answers: { q1: 'a', q2: 'b' } });
});

test('answers far apart are sent one after another, each with its own time', async () => {
  const { calls, write } = await anOpenPage();
  write('q1', 'a');
  await pass(700);
  await calls.saveAnswers[0]?.fail();
  await pass(500);
  write('q2', 'b');
  await pass(700);
  await calls.saveAnswers[1]?.answer();
  await pass(700);
  const sent = calls.saveAnswers.slice(1).map(({ input }) => [input.revision, input.answers]);
  expect(sent).toEqual([
    [1000, { q1: 'a' }],
    [2200, { q2: 'b' }],
  ]);
});

test('only one request is in flight, and later answers follow with a higher revision', async () => {
  const { calls, write } = await anOpenPage();
  write('q1', 'a');
  await pass(1000);
  write('q1', 'ab');
  await pass(5000);
  expect(calls.saveAnswers).toHaveLength(1);
  await calls.saveAnswers[0]?.answer();
  await pass(1000);
  const [first, second] = calls.saveAnswers.map(({ input }) => input);
  expect(second?.answers).toEqual({ q1: 'ab' });
  expect(second?.revision).toBeGreaterThan(first?.revision ?? 0);
});

test('two changes at the same moment carry different revisions, so that the later one wins', async () => {
  const { calls, write } = await anOpenPage();
  write('q1', 'a');
  await pass(600);
  write('q1', 'ab');
  write('q1', 'abc');
  await calls.saveAnswers[0]?.answer();
  await pass(1000);
  expect(calls.saveAnswers[1]?.input).toMatchObject({ revision: 1601, answers: { q1: 'abc' } });
});

test('the line says saved only after the server has said so for the newest answer', async () => {
  const { calls, write, line, unsent } = await anOpenPage();
  write('q1', 'a');
  expect(line()).toBe('device');
  await pass(1000);
  expect(line()).toBe('saving');
  write('q1', 'ab');
  await calls.saveAnswers[0]?.answer();
  expect(line()).toBe('device');
  await pass(600);
  expect(line()).toBe('saving');
  await calls.saveAnswers[1]?.answer();
  expect([line(), unsent()]).toEqual(['saved', {}]);
});

test('a failed request keeps its answers and is retried; newer ones win', async () => {
  const { calls, write, line } = await anOpenPage();
  write('q1', 'a');
  write('q2', 'x');
  await pass(900);
  write('q1', 'ab');
  await calls.saveAnswers[0]?.fail();
  expect(line()).toBe('waiting');
  await pass(1500);
  expect(calls.saveAnswers[1]?.input.answers).toEqual({ q1: 'ab', q2: 'x' });
});

test('a failed request is retried after 1, 2, 4, 8 and then every 15 seconds', async () => {
  const { calls, write } = await anOpenPage({ asksToBeFollowed: true });
  await calls.follow[0]?.fail();
  write('q1', 'a');
  const waits: number[] = [];
  await pass(600);
  for (let tries = 1; tries <= 6; tries += 1) {
    await calls.saveAnswers.at(-1)?.fail();
    const from = performance.now();
    while (calls.saveAnswers.length === tries && performance.now() < 120_000) await pass(100);
    waits.push(performance.now() - from);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('any response of the server ends the waits after a lost connection', async () => {
  const { calls, write } = await anOpenPage({ asksToBeFollowed: true });
  await calls.follow[0]?.fail();
  write('q1', 'a');
  for (const wait of [600, 1000, 2000, 4000]) {
    await pass(wait);
    await calls.saveAnswers.at(-1)?.fail();
  }
  const before = calls.saveAnswers.length;
  await calls.follow.at(-1)?.answer();
  expect(calls.saveAnswers.length).toBe(before + 1);
});

test('once the browser is online again everything pending is retried', async () => {
  const { calls, write, quiz } = await anOpenPage();
  write('q1', 'a');
  await pass(600);
  await calls.saveAnswers[0]?.fail();
  quiz.step(retried);
  await pass(0);
  expect(calls.saveAnswers).toHaveLength(2);
});

test('when the server has a later answer than was sent, the stored ones are fetched instead of overwritten', async () => {
  const { calls, write, line, shown, now } = await anOpenPage();
  write('q1', 'a');
  await pass(1000);
  await calls.saveAnswers[0]?.answer({ savedRevision: 20_000 });
  await pass(5000);
  expect([calls.saveAnswers.length, calls.takeOver.length]).toEqual([1, 1]);
  await calls.takeOver[0]?.answer({ answers: { q1: 'elsewhere' }, revisions: { q1: 20_000 } });
  expect([line(), shown().answers, now().sync.superseded]).toEqual([
    'saved',
    { q1: 'elsewhere' },
    { q1: 'a' },
  ]);
});

test('nothing more is sent once the attempt is over', async () => {
  const { calls, write, line, attempt } = await anOpenPage();
  write('q1', 'a');
  await pass(1000);
  attempt.state = 'submitted';
  attempt.submittedBy = 'teacher';
  await calls.saveAnswers[0]?.fail(409);
  write('q1', 'ab');
  await pass(60_000);
  expect([calls.saveAnswers.length, line()]).toEqual([1, 'closed']);
});

test('nothing more is sent to an attempt that is gone', async () => {
  const { calls, write, line } = await anOpenPage();
  write('q1', 'a');
  await pass(1000);
  await calls.saveAnswers[0]?.fail(404);
  await pass(60_000);
  expect([calls.saveAnswers.length, line()]).toEqual([1, 'closed']);
});

test.each([403, 409])(
  'answers refused with %i during a pause wait here, and are sent once the quiz continues',
  async (status) => {
    const { calls, write, attempt, unsent } = await anOpenPage();
    write('q1', 'a');
    await pass(1000);
    attempt.pausedSince = 1500;
    await calls.saveAnswers[0]?.fail(status);
    await pass(60_000);
    expect([calls.saveAnswers.length, Object.keys(unsent())]).toEqual([1, ['q1']]);
    attempt.pausedSince = null;
    await pass(20_000);
    expect(calls.saveAnswers).toHaveLength(2);
  },
);

test('an attempt held by another page is not written to; once it is used here, pending answers are sent', async () => {
  const { calls, write, attempt, shown, quiz } = await anOpenPage();
  write('q1', 'a');
  await pass(1000);
  attempt.isWriter = false;
  await calls.saveAnswers[0]?.fail(409);
  await pass(60_000);
  expect([calls.saveAnswers.length, shown().isElsewhere]).toEqual([1, true]);
  quiz.step((running) => ({ ...running, sync: { ...running.sync, takeOver: 'due' } }));
  await pass(0);
  attempt.isWriter = true;
  await calls.takeOver[0]?.answer();
  await pass(15_000);
  expect([calls.saveAnswers.length, shown().isElsewhere]).toEqual([2, false]);
});

test('a failed request to use the quiz here is reported and not retried', async () => {
  const { calls, attempt, quiz, now } = await anOpenPage();
  attempt.isWriter = false;
  await pass(5000);
  quiz.step((running) => ({ ...running, sync: { ...running.sync, takeOver: 'due' } }));
  await pass(0);
  await calls.takeOver[0]?.fail();
  await pass(30_000);
  expect([calls.takeOver.length, now().sync.takeOver]).toEqual([1, 'failed']);
});

test('a signed-out student is asked to sign in, and loses nothing', async () => {
  const { calls, write, now, unsent, quiz } = await anOpenPage();
  write('q1', 'a');
  await pass(1000);
  await calls.saveAnswers[0]?.fail(401);
  expect([now().sync.isSignedOut, Object.keys(unsent())]).toEqual([true, ['q1']]);
  quiz.step(retried);
  await pass(0);
  expect(calls.saveAnswers).toHaveLength(2);
});
