import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStore } from './a-store';
import { createOutbox } from './outbox';
import {
  withChanges,
  withChangesMoved,
  withFocusLoss,
  withoutChanges,
  withoutFocusLoss,
} from './outbox-record';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const written = () => vi.advanceTimersByTimeAsync(50);
const change = (questionId: string, answer: string | null, changedAtMs: number) => ({
  ...{ questionId, answer, changedAtMs },
});

test('an answer is on the device within 50 ms and is there after a crash', async () => {
  const { store } = aStore();
  const before = createOutbox('a1', store);
  before.apply(withChanges([change('q1', 'Paris', 5)]));
  before.apply(withChanges([change('q2', null, 6)]));
  await written();
  expect(before.isKept.get()).toBe(true);

  const after = createOutbox('a1', store);
  expect(await after.load()).toBe('kept');
  expect(after.changes()).toEqual([change('q1', 'Paris', 5), change('q2', null, 6)]);
});

test('what the server has is taken out, what was written meanwhile stays', async () => {
  const { store, records } = aStore();
  const outbox = createOutbox('a1', store);
  outbox.apply(withChanges([change('q1', 'a', 5), change('q2', 'b', 6)]));
  outbox.apply(withChanges([change('q1', 'ab', 7)]));
  outbox.apply(withoutChanges([change('q1', 'a', 5), change('q2', 'b', 6)]));
  await written();
  expect(outbox.changes()).toEqual([change('q1', 'ab', 7)]);
  expect(Object.keys(records.get('a1')?.answers ?? {})).toEqual(['q1']);
});

test('two tabs of one attempt do not write over what the other has kept', async () => {
  const { store, records } = aStore();
  const [one, two] = [createOutbox('a1', store), createOutbox('a1', store)];
  one.apply(withChanges([change('q1', 'a', 5)]));
  two.apply(withChanges([change('q2', 'b', 6)]));
  await written();
  expect(Object.keys(records.get('a1')?.answers ?? {})).toEqual(['q1', 'q2']);
});

test('an answer typed while the kept ones are read lies over them', async () => {
  const { store } = aStore();
  const before = createOutbox('a1', store);
  before.apply(withChanges([change('q1', 'old', 5), change('q2', 'b', 6)]));
  await written();
  const after = createOutbox('a1', store);
  const loading = after.load();
  after.apply(withChanges([change('q1', 'new', 9)]));
  await loading;
  expect(after.changes()).toEqual([change('q2', 'b', 6), change('q1', 'new', 9)]);
});

test('a device that has kept nothing of the attempt says so, and one that keeps nothing at all, too', async () => {
  const { store, disk } = aStore();
  expect(await createOutbox('a1', store).load()).toBe('new');
  disk.works = false;
  expect(await createOutbox('a1', store).load()).toBe('unavailable');
});

test('on a full disk the answers stay in the page, which knows it, and are written once there is room', async () => {
  const { store, disk, records } = aStore();
  const outbox = createOutbox('a1', store);
  disk.works = false;
  outbox.apply(withChanges([change('q1', 'a', 5)]));
  await written();
  expect([outbox.isKept.get(), outbox.changes().length]).toEqual([false, 1]);
  disk.works = true;
  outbox.apply(withChanges([change('q2', 'b', 6)]));
  await written();
  expect([outbox.isKept.get(), Object.keys(records.get('a1')?.answers ?? {})]).toEqual([true, ['q1', 'q2']]);
});

test('at the end nothing of the attempt is left on the device', async () => {
  const { store, records } = aStore();
  const outbox = createOutbox('a1', store);
  outbox.apply(withChanges([change('q1', 'a', 5)]));
  await written();
  outbox.apply(withChanges([change('q1', 'ab', 6)]));
  outbox.close();
  await written();
  expect(records.size).toBe(0);
});

test('a focus loss waits until its return was told, too', async () => {
  const outbox = createOutbox('a1', aStore().store);
  outbox.apply(withFocusLoss({ leftAt: 5, questionId: 'q1' }));
  outbox.apply(withFocusLoss({ leftAt: 5, returnedAt: 8, questionId: 'q1' }));
  outbox.apply(withoutFocusLoss({ leftAt: 5, questionId: 'q1' }));
  expect(outbox.focusLosses()).toEqual([{ leftAt: 5, returnedAt: 8, questionId: 'q1' }]);
  outbox.apply(withoutFocusLoss({ leftAt: 5, returnedAt: 8 }));
  expect(outbox.focusLosses()).toEqual([]);
});

test('changes that a wrong clock has stamped are moved, older ones are not', () => {
  const outbox = createOutbox('a1', aStore().store);
  outbox.apply(withChanges([change('q1', 'a', 5), change('q2', 'b', 600)]));
  outbox.apply(withChangesMoved({ sinceMs: 500, byMs: -100 }));
  expect(outbox.changes()).toEqual([change('q1', 'a', 5), change('q2', 'b', 500)]);
});
