import { beforeEach, expect, test, vi } from 'vitest';
import { createMarksQueue } from './marks-queue';
import type { MarksEdit } from './with-marks';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const edit = (marks: number, studentId = 'asha'): MarksEdit => ({ studentId, questionId: 'q1', marks });

function aQueue({ refuses = () => false }: { refuses?: (edit: MarksEdit) => boolean } = {}) {
  const seen = { sent: [] as MarksEdit[], pending: [] as readonly MarksEdit[], failures: [] as number[] };
  const answers: (() => void)[] = [];
  const queue = createMarksQueue({
    delayMs: 600,
    parallel: 2,
    onPending: (pending) => {
      seen.pending = pending;
    },
    onSettled: (failedCount) => seen.failures.push(failedCount),
    send: async (each) => {
      seen.sent.push(each);
      await new Promise<void>((resolve) => answers.push(resolve));
      if (refuses(each)) throw new Error('Refused.');
    },
  });
  const answerAll = async () => {
    while (answers.length > 0) {
      for (const answer of answers.splice(0)) answer();
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { queue, seen, answerAll };
}

test('three presses in a row send one mark', async () => {
  const { queue, seen, answerAll } = aQueue();
  for (const marks of [0.5, 1, 1.5]) queue.put([edit(marks)]);
  expect(seen.pending).toEqual([edit(1.5)]);
  await vi.advanceTimersByTimeAsync(600);
  await answerAll();
  expect(seen).toEqual({ sent: [edit(1.5)], pending: [], failures: [0] });
});

test('a mark that is changed while it is on its way is sent again, and the last wish stays on the screen', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put([edit(1)]);
  queue.flush();
  queue.put([edit(2)]);
  await answerAll();
  expect(seen.pending).toEqual([edit(2)]);
  await vi.advanceTimersByTimeAsync(600);
  await answerAll();
  expect(seen.sent).toEqual([edit(1), edit(2)]);
  expect(seen.failures).toEqual([0]);
});

test('a refused mark leaves the screen and is counted, the others are stored', async () => {
  const { queue, seen, answerAll } = aQueue({ refuses: ({ studentId }) => studentId === 'ben' });
  queue.put([edit(1, 'asha'), edit(1, 'ben'), edit(1, 'chen')]);
  queue.flush();
  await answerAll();
  expect(seen.sent).toHaveLength(3);
  expect(seen.pending).toEqual([]);
  expect(seen.failures).toEqual([1]);
});

test('a group goes out a few at a time', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(['a', 'b', 'c', 'd', 'e'].map((studentId) => edit(1, studentId)));
  queue.flush();
  expect(seen.sent).toHaveLength(2);
  await answerAll();
  expect(seen.sent).toHaveLength(5);
});

test('leaving waits for nothing: what rests is sent at once', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put([edit(1)]);
  const settled = queue.settled();
  expect(seen.sent).toEqual([edit(1)]);
  await answerAll();
  await expect(settled).resolves.toBeUndefined();
});

test('a mark that is taken back before it is sent is never sent, and leaves the answer as it was', async () => {
  const { queue, seen } = aQueue();
  queue.put([edit(1)]);
  expect(queue.takeBack([edit(0)])).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual({ sent: [], pending: [], failures: [] });
});

test('a mark that was sent cannot be taken back', async () => {
  const { queue, answerAll } = aQueue();
  queue.put([edit(1)]);
  queue.flush();
  expect(queue.takeBack([edit(0)])).toEqual([edit(0)]);
  await answerAll();
  expect(queue.takeBack([edit(0)])).toEqual([edit(0)]);
});
