import { beforeEach, expect, test, vi } from 'vitest';
import { createMarksQueue } from './marks-queue';
import type { Decision, MarksEdit } from './with-marks';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const decision = (marks: number, ...studentIds: string[]): Decision => ({
  questionId: 'q1',
  given: [{ marks, studentIds: studentIds.length > 0 ? studentIds : ['asha'] }],
});
const edit = (marks: number, studentId = 'asha'): MarksEdit => ({ studentId, questionId: 'q1', marks });

function aQueue({ refuses = () => false }: { refuses?: (decision: Decision) => boolean } = {}) {
  const seen = { sent: [] as Decision[], pending: [] as readonly MarksEdit[], failures: [] as number[] };
  const answers: (() => void)[] = [];
  const queue = createMarksQueue({
    onPending: (pending) => {
      seen.pending = pending.edits;
    },
    isRefusal: async () => true,
    onSaved: (failedCount) => seen.failures.push(failedCount),
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
  for (const marks of [0.5, 1, 1.5]) queue.put(decision(marks));
  expect(seen.pending).toEqual([edit(1.5)]);
  await vi.advanceTimersByTimeAsync(600);
  await answerAll();
  expect(seen).toEqual({ sent: [decision(1.5)], pending: [], failures: [0] });
});

test('a mark changed during its request is sent again, and the last one stays on the screen', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1));
  await vi.advanceTimersByTimeAsync(600);
  queue.put(decision(2));
  await answerAll();
  expect(seen.pending).toEqual([edit(2)]);
  await vi.advanceTimersByTimeAsync(600);
  await answerAll();
  expect(seen.sent).toEqual([decision(1), decision(2)]);
  expect(seen.failures).toEqual([0]);
});

test('a group goes out as one decision', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1, 'asha', 'ben', 'chen'));
  void queue.flush();
  await answerAll();
  expect(seen).toEqual({ sent: [decision(1, 'asha', 'ben', 'chen')], pending: [], failures: [0] });
});

test('a pile is sent as one decision with a mark for each group, without answers marked otherwise since', async () => {
  const { queue, seen, answerAll } = aQueue();
  const pile: Decision = {
    questionId: 'q1',
    given: [
      { marks: 1, studentIds: ['asha', 'ben'] },
      { marks: 1.5, studentIds: ['chen'] },
      { marks: 1, studentIds: ['dev'] },
    ],
  };
  queue.put(pile);
  expect(seen.pending.map(({ studentId, marks }) => [studentId, marks])).toEqual([
    ...[
      ['asha', 1],
      ['ben', 1],
      ['chen', 1.5],
      ['dev', 1],
    ],
  ]);
  queue.put(decision(0, 'ben'));
  void queue.flush();
  await answerAll();
  expect(seen.sent).toEqual([
    {
      questionId: 'q1',
      given: [
        { marks: 1, studentIds: ['asha', 'dev'] },
        { marks: 1.5, studentIds: ['chen'] },
      ],
    },
    decision(0, 'ben'),
  ]);
  expect(seen).toMatchObject({ pending: [], failures: [0] });
});

test('a refused pile is reverted as a whole, and later changes in it stay', async () => {
  const { queue, seen, answerAll } = aQueue({ refuses: ({ given }) => given.length > 1 });
  queue.put({
    questionId: 'q1',
    given: [
      { marks: 1, studentIds: ['asha', 'ben'] },
      { marks: 2, studentIds: ['chen'] },
    ],
  });
  await vi.advanceTimersByTimeAsync(600);
  queue.put(decision(0.5, 'chen'));
  await answerAll();
  expect(seen.pending).toEqual([edit(0.5, 'chen')]);
  await vi.advanceTimersByTimeAsync(600);
  await answerAll();
  expect(seen.pending).toEqual([]);
  expect(seen.failures).toEqual([2]);
});

test('a refused decision is reverted and its marks are counted, another one is stored', async () => {
  const { queue, seen, answerAll } = aQueue({
    refuses: ({ given }) => given.some(({ marks }) => marks === 4),
  });
  queue.put(decision(4, 'asha', 'ben'));
  queue.put(decision(1, 'chen'));
  void queue.flush();
  await answerAll();
  expect(seen.sent).toHaveLength(2);
  expect(seen.pending).toEqual([]);
  expect(seen.failures).toEqual([2]);
});

test('an answer marked otherwise before a group is sent is left out of its decision', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1, 'asha', 'ben', 'chen'));
  queue.put(decision(2, 'ben'));
  void queue.flush();
  await answerAll();
  expect(seen.sent).toEqual([decision(1, 'asha', 'chen'), decision(2, 'ben')]);
});

test('a decision waits as a whole while a mark of one of its answers is in flight', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1, 'ben'));
  void queue.flush();
  queue.put(decision(2, 'ben', 'asha'));
  void queue.flush();
  expect(seen.sent).toEqual([decision(1, 'ben')]);
  await answerAll();
  expect(seen.sent).toEqual([decision(1, 'ben'), decision(2, 'ben', 'asha')]);
  expect(seen.failures).toEqual([0]);
});

test('leaving sends resting decisions immediately', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1));
  const saved = queue.flush();
  expect(seen.sent).toEqual([decision(1)]);
  await Promise.all([answerAll(), expect(saved).resolves.toBe(true)]);
});

test('a mark withdrawn before it is sent is never sent, and leaves the answer unchanged', async () => {
  const { queue, seen } = aQueue();
  queue.put(decision(1));
  expect(queue.takeBack([edit(0)])).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual({ sent: [], pending: [], failures: [] });
});

test('a sent mark cannot be withdrawn', async () => {
  const { queue, answerAll } = aQueue();
  queue.put(decision(1));
  void queue.flush();
  expect(queue.takeBack([edit(0)])).toEqual([edit(0)]);
  await answerAll();
  expect(queue.takeBack([edit(0)])).toEqual([edit(0)]);
});

test('the rest starts over with every press', async () => {
  const { queue, seen } = aQueue();
  queue.put(decision(1));
  await vi.advanceTimersByTimeAsync(400);
  queue.put(decision(2));
  await vi.advanceTimersByTimeAsync(599);
  expect(seen.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.sent).toEqual([decision(2)]);
});

test('a press after a flush rests as long as any other', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1));
  void queue.flush();
  await answerAll();
  await vi.advanceTimersByTimeAsync(500);
  queue.put(decision(2));
  await vi.advanceTimersByTimeAsync(599);
  expect(seen.sent).toEqual([decision(1)]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.sent).toEqual([decision(1), decision(2)]);
});

test('withdrawing one mark leaves the others to be sent', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1, 'asha'));
  queue.put(decision(1, 'ben'));
  queue.takeBack([edit(0, 'asha')]);
  expect(seen.pending).toEqual([edit(1, 'ben')]);
  await vi.advanceTimersByTimeAsync(600);
  await answerAll();
  expect(seen.sent).toEqual([decision(1, 'ben')]);
});

test('after everything is stored, a new mark on the same answer can be withdrawn', async () => {
  const { queue, seen, answerAll } = aQueue();
  queue.put(decision(1));
  void queue.flush();
  await answerAll();
  queue.put(decision(2));
  expect(queue.takeBack([edit(1)])).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(seen.sent).toEqual([decision(1)]);
});

test('a flush of an empty queue resolves immediately, and can be repeated', async () => {
  const { queue, answerAll } = aQueue();
  await queue.flush();
  for (const marks of [1, 2]) {
    queue.put(decision(marks));
    const saved = queue.flush();
    await answerAll();
    await saved;
  }
});

test('failures are counted anew after they were reported', async () => {
  const { queue, seen, answerAll } = aQueue({
    refuses: ({ given }) => given.some(({ marks }) => marks === 4),
  });
  for (const marks of [4, 1]) {
    queue.put(decision(marks));
    void queue.flush();
    await answerAll();
  }
  expect(seen.failures).toEqual([1, 0]);
});
