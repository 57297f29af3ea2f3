import { expect, test } from 'vitest';
import { messages } from '../../shared/messages';
import { inTime, leastBytes } from './body-pace';

test('a small body may come as slowly as a bad network is, a large one has to be there within its minute', () => {
  expect(leastBytes(2000, 10_000)).toBe(2000);
  expect(leastBytes(Number.NaN, 10_000)).toBe(2000);
  expect(leastBytes(12_000_000, 10_000)).toBe(1_000_000);
});

test('a body of which nothing comes is given up', async () => {
  await expect(inTime({ bytesRead: 100 }, 1000, new Promise(() => {}), 1)).rejects.toThrow(
    messages.bodyTooSlow,
  );
});

test('a body that comes is waited for', async () => {
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
