import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedAnswers } from '../../../shared/attempt/schema';
import { aStore } from './a-store';
import { type AfterRefusal, createAutosave } from './autosave';
import { createOutbox } from './outbox';
import { withChanges, withoutChanges } from './outbox-record';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

interface Call {
  revision: number;
  answers: Record<string, unknown>;
  answer: (savedRevision?: number) => void;
  fail: (status?: number) => void;
}

function aServer({ afterRefusal = 'stop' }: { afterRefusal?: AfterRefusal } = {}) {
  const calls: Call[] = [];
  const passedOver: number[] = [];
  const outbox = createOutbox('a1', aStore().store);
  const autosave = createAutosave({
    outbox,
    now: () => Date.now(),
    send: ({ revision, answers }) =>
      new Promise<SavedAnswers>((resolve, reject) =>
        calls.push({
          revision,
          answers,
          answer: (savedRevision = revision) => resolve({ savedRevision, serverNow: 0, deadline: 0 }),
          fail: (status) => reject(Object.assign(new Error('failed'), { data: { httpStatus: status } })),
        }),
      ),
    onSaved: () => undefined,
    onFailed: () => undefined,
    onRefused: async () => afterRefusal,
    onPassedOver: async () => {
      passedOver.push(Date.now());
      outbox.apply(withoutChanges(outbox.changes()));
    },
  });
  const write = (questionId: string, answer: string | null) => {
    outbox.apply(withChanges([{ questionId, answer, changedAtMs: Date.now() }]));
    autosave.changed();
  };
  return { autosave, outbox, calls, passedOver, write };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('answers given close together go to the server in one request within two seconds', async () => {
  const { calls, write } = aServer();
  write('q1', 'a');
  await pass(300);
  write('q1', 'ab');
  write('q2', null);
  await pass(1000);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.answers).toEqual({ q1: 'ab', q2: null });
});

test('what is sent late carries the time it was written, not the time it is sent', async () => {
  const { calls, write } = aServer();
  write('q1', 'a');
  await pass(700);
  calls[0]?.fail();
  await pass(300);
  write('q2', 'b');
  await pass(3_600_000);
  expect(calls.at(-1)).toMatchObject({ revision: 1_001_000, answers: { q1: 'a', q2: 'b' } });
});

test('answers written long apart are sent one after the other, each under its own time', async () => {
  const { autosave, calls, write } = aServer();
  autosave.hold();
  write('q1', 'a');
  await pass(60_000);
  write('q2', 'b');
  autosave.release();
  await pass(1000);
  calls[0]?.answer();
  await pass(1000);
  expect(calls.map(({ revision, answers }) => [revision, answers])).toEqual([
    [1_000_000, { q1: 'a' }],
    [1_060_000, { q2: 'b' }],
  ]);
});

test('only one request is under way, and what came meanwhile follows with a higher revision', async () => {
  const { calls, write } = aServer();
  write('q1', 'a');
  await pass(1000);
  write('q1', 'ab');
  await pass(5000);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await pass(1000);
  expect(calls[1]?.answers).toEqual({ q1: 'ab' });
  expect(calls[1]?.revision).toBeGreaterThan(calls[0]?.revision ?? 0);
});

test('the line says saved only after the server has said so for the newest answer', async () => {
  const { autosave, outbox, calls, write } = aServer();
  write('q1', 'a');
  expect(autosave.status.get().kind).toBe('device');
  await pass(1000);
  expect(autosave.status.get().kind).toBe('saving');
  write('q1', 'ab');
  calls[0]?.answer();
  await pass(0);
  expect(autosave.status.get().kind).toBe('device');
  await pass(1000);
  calls[1]?.answer();
  await pass(0);
  expect([autosave.status.get().kind, outbox.changes()]).toEqual(['saved', []]);
});

test('a failed request keeps its answers and is tried again; newer ones win', async () => {
  const { autosave, calls, write } = aServer();
  write('q1', 'a');
  write('q2', 'x');
  await pass(900);
  write('q1', 'ab');
  calls[0]?.fail();
  await pass(0);
  expect(autosave.status.get().kind).toBe('waiting');
  await pass(1500);
  expect(calls[1]?.answers).toEqual({ q1: 'ab', q2: 'x' });
});

test('when the server has something later than was sent, what is stored is looked at instead of writing over it', async () => {
  const { autosave, calls, passedOver, write } = aServer();
  write('q1', 'a');
  await pass(1000);
  calls[0]?.answer(2_000_000);
  await pass(60_000);
  expect([calls.length, passedOver.length, autosave.status.get().kind]).toEqual([1, 1, 'saved']);
});

test('nothing more is sent once the attempt is over', async () => {
  const { autosave, calls, write } = aServer();
  write('q1', 'a');
  await pass(1000);
  calls[0]?.fail(409);
  await pass(60_000);
  write('q1', 'ab');
  await pass(60_000);
  expect(calls).toHaveLength(1);
  expect(autosave.status.get().kind).toBe('closed');
});

test.each([403, 409])(
  'what is refused with %i to be held waits here, and goes out once it is released',
  async (status) => {
    const { autosave, outbox, calls, write } = aServer({ afterRefusal: 'hold' });
    write('q1', 'a');
    await pass(1000);
    calls[0]?.fail(status);
    await pass(60_000);
    expect([calls.length, outbox.changes().length]).toEqual([1, 1]);
    autosave.release();
    await pass(20_000);
    expect(calls).toHaveLength(2);
  },
);
