import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { bodyRoom, inTime, leastBytes } from './read-body';

const limits = { inAll: 10, ofAccount: 6, ofStrangers: 4, ofStrangersAtAddress: 3 };
const account = (key: string) => ({ key, isKnown: true });
const stranger = (key: string) => ({ key, isKnown: false });

/** Whether each request in turn gets room. */
function taken(room: ReturnType<typeof bodyRoom>, ...asked: [{ key: string; isKnown: boolean }, number][]) {
  return asked.map(([sender, bytes]) => {
    try {
      room.take(sender, bytes);
      return true;
    } catch {
      return false;
    }
  });
}

test('no account takes all the memory, and all together never exceed the total', () => {
  const room = bodyRoom(limits);
  expect(taken(room, [account('ann'), 6], [account('ann'), 1])).toEqual([true, false]);
  expect(taken(room, [account('ben'), 4], [account('cal'), 1])).toEqual([true, false]);
  room.giveBack(account('ann'), 6);
  expect(taken(room, [account('cal'), 6])).toEqual([true]);
});

test('anonymous senders leave memory to signed-in ones, and those at one address to others', () => {
  const room = bodyRoom(limits);
  expect(taken(room, [stranger('here'), 3], [stranger('here'), 1], [stranger('there'), 1])).toEqual([
    true,
    false,
    true,
  ]);
  expect(taken(room, [stranger('elsewhere'), 1], [account('ann'), 6])).toEqual([false, true]);
});

test('a refusal says when to retry', () => {
  expect(() => bodyRoom(limits).take(stranger('here'), 4)).toThrow(
    expect.objectContaining({ kind: 'unavailable', retryAfterSeconds: 5 }),
  );
});

test('a small body may arrive as slowly as on a bad network, a large one has a minute', () => {
  expect(leastBytes(2000, 10_000)).toBe(2000);
  expect(leastBytes(Number.NaN, 10_000)).toBe(2000);
  expect(leastBytes(12_000_000, 10_000)).toBe(1_000_000);
});

test('a stalled body is aborted', async () => {
  await expect(inTime({ bytesRead: 100 }, 1000, new Promise(() => {}), 1)).rejects.toThrow(
    messages.bodyTooSlow,
  );
});

test('a body that keeps arriving is awaited', async () => {
  let bytes = 0;
  const socket = {
    get bytesRead() {
      bytes += 1000;
      return bytes;
    },
  };
  const { promise, resolve } = soon();
  const body = inTime(socket, 1000, promise, 1);
  setTimeout(resolve, 20, 'all of it');
  expect(await body).toBe('all of it');
});

function soon() {
  let resolve: (value: string) => void = () => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
