import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedAnswers } from '../../../shared/attempt/schema';
import { type Autosave, createAutosave } from './autosave';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

interface Call {
  revision: number;
  answers: Record<string, unknown>;
  answer: (savedRevision?: number) => void;
  fail: (status?: number) => void;
}

function aServer(): { autosave: Autosave; calls: Call[] } {
  const calls: Call[] = [];
  const autosave = createAutosave({
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
  });
  return { autosave, calls };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('answers given close together go to the server in one request within two seconds', async () => {
  const { autosave, calls } = aServer();
  autosave.change('q1', 'a');
  await pass(300);
  autosave.change('q1', 'ab');
  autosave.change('q2', null);
  await pass(1000);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.answers).toEqual({ q1: 'ab', q2: null });
});

test('only one request is under way, and what came meanwhile follows with a higher revision', async () => {
  const { autosave, calls } = aServer();
  autosave.change('q1', 'a');
  await pass(1000);
  autosave.change('q1', 'ab');
  await pass(5000);
  expect(calls).toHaveLength(1);
  calls[0]?.answer();
  await pass(1000);
  expect(calls[1]?.answers).toEqual({ q1: 'ab' });
  expect(calls[1]?.revision).toBeGreaterThan(calls[0]?.revision ?? 0);
});

test('the line says saved only after the server has said so for the newest answer', async () => {
  const { autosave, calls } = aServer();
  autosave.change('q1', 'a');
  expect(autosave.status.get().kind).toBe('device');
  await pass(1000);
  expect(autosave.status.get().kind).toBe('saving');
  autosave.change('q1', 'ab');
  calls[0]?.answer();
  await pass(0);
  expect(autosave.status.get().kind).toBe('device');
  await pass(1000);
  calls[1]?.answer();
  await pass(0);
  expect(autosave.status.get().kind).toBe('saved');
});

test('a failed request keeps its answers and is tried again; newer ones win', async () => {
  const { autosave, calls } = aServer();
  autosave.change('q1', 'a');
  autosave.change('q2', 'x');
  await pass(1000);
  autosave.change('q1', 'ab');
  calls[0]?.fail();
  await pass(0);
  expect(autosave.status.get().kind).toBe('waiting');
  await pass(1500);
  expect(calls[1]?.answers).toEqual({ q1: 'ab', q2: 'x' });
});

test('an answer that the server passed over for an older revision is sent again above it', async () => {
  const { autosave, calls } = aServer();
  autosave.change('q1', 'a');
  await pass(1000);
  calls[0]?.answer(2_000_000);
  await pass(1000);
  expect(calls[1]?.answers).toEqual({ q1: 'a' });
  expect(calls[1]?.revision).toBeGreaterThan(2_000_000);
});

test('nothing more is sent once the attempt is over', async () => {
  const { autosave, calls } = aServer();
  autosave.change('q1', 'a');
  await pass(1000);
  calls[0]?.fail(409);
  await pass(60_000);
  autosave.change('q1', 'ab');
  await pass(60_000);
  expect(calls).toHaveLength(1);
  expect(autosave.status.get().kind).toBe('closed');
});
