import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FollowedAttempt } from '../../../shared/attempt/schema';
import { createFollow } from './follow';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told: FollowedAttempt = {
  ...{ serverNow: 0, deadline: 0, pausedSince: null, focusLostCount: 0, tabChangeLimit: 3 },
  ...{ isWriter: true, state: 'running', submittedBy: null },
};

function aServer() {
  const asked: ((answer: FollowedAttempt | Error) => void)[] = [];
  const heard: unknown[] = [];
  const follow = createFollow({
    everyMs: 4000,
    ask: () =>
      new Promise((resolve, reject) =>
        asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
    onTold: (answer) => void heard.push(answer),
    onFailed: (error) => void heard.push(error),
  });
  return { follow, asked, heard };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the page asks every four seconds, one question at a time, also after one that failed', async () => {
  const { follow, asked, heard } = aServer();
  follow.start();
  await pass(4000);
  await pass(20_000);
  expect(asked).toHaveLength(1);
  asked[0]?.(new Error('offline'));
  await pass(4000);
  expect(asked).toHaveLength(2);
  asked[1]?.(told);
  await pass(0);
  expect(heard).toEqual([new Error('offline'), told]);
});

test('a question with a reason is asked anew even while another is under way', async () => {
  const { follow, asked } = aServer();
  const first = follow.ask();
  const second = follow.ask();
  await pass(0);
  expect(asked).toHaveLength(1);
  asked[0]?.(new Error('offline'));
  await pass(0);
  asked[1]?.(told);
  expect([await first, await second]).toEqual([null, told]);
});

test('after the end nothing is asked any more', async () => {
  const { follow, asked } = aServer();
  follow.start();
  follow.stop();
  await pass(60_000);
  expect(asked).toHaveLength(0);
});
