import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { createSubmission, type Ending } from './submission';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const receipt: SubmitReceipt = { message: 'Quiz submitted', submittedAt: 1, receipt: 'AB' };
const refused = (httpStatus: number) => Object.assign(new Error('refused'), { data: { httpStatus } });

function aSubmission(answers: readonly (SubmitReceipt | Error)[], goAhead: readonly boolean[] = []) {
  const endings: Ending[] = [];
  const asked = [...goAhead];
  let withdrawn = 0;
  let sent = 0;
  const submission = createSubmission({
    mayGoAhead: async () => asked.shift() ?? true,
    onWithdrawn: () => {
      withdrawn += 1;
    },
    submit: async () => {
      const answer = answers[sent] ?? receipt;
      sent += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onEnded: (ending) => endings.push(ending),
    onFailed: () => undefined,
  });
  return { submission, endings, sent: () => sent, withdrawn: () => withdrawn };
}

test('a submission that arrives ends the quiz with its receipt', async () => {
  const { submission, endings } = aSubmission([receipt]);
  submission.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(endings).toEqual([{ receipt }]);
});

test('a failed submission is sent again by itself until it arrives', async () => {
  const { submission, endings, sent } = aSubmission([new Error('offline'), refused(503)]);
  submission.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(submission.state.get()).toEqual({ tries: 1, failed: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toBe(3);
  expect(endings).toEqual([{ receipt }]);
});

test('a reconnect sends only what has failed', async () => {
  const { submission, sent } = aSubmission([new Error('offline')]);
  submission.retry();
  expect(sent()).toBe(0);
  submission.send();
  await vi.advanceTimersByTimeAsync(0);
  submission.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toBe(2);
});

test('an attempt that the server has already closed ends here too', async () => {
  const { submission, endings, sent } = aSubmission([refused(409)]);
  submission.send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endings).toHaveLength(1);
  expect(sent()).toBe(1);
});

test('a submission that the server does not want yet is taken back, and nothing is sent by itself', async () => {
  const { submission, sent, withdrawn } = aSubmission([new Error('offline')], [true, false]);
  submission.send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent(), withdrawn(), submission.state.get().failed]).toEqual([1, 1, false]);
});

test('a failed submission that was taken back is not tried again by itself', async () => {
  const { submission, sent } = aSubmission([new Error('offline')]);
  submission.send();
  await vi.advanceTimersByTimeAsync(0);
  submission.withdraw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent(), submission.state.get().failed]).toEqual([1, false]);
});
