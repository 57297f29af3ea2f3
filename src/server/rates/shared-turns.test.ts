import { expect, test } from 'vitest';
import { sharedTurns } from './shared-turns';

const HOUR_MS = 60 * 60 * 1000;

/** Asks for turns in this order, and answers the order in which they came, each ended as soon as it had come. */
async function orderOf(keys: readonly string[]) {
  const { take } = sharedTurns({ atOnce: 1, waiting: 10, patienceMs: HOUR_MS });
  const first = await take('first');
  const came: string[] = [];
  const all = keys.map(async (key, at) => {
    const end = await take(key);
    came.push(`${key}${at}`);
    end?.();
    end?.();
  });
  first?.();
  await Promise.all(all);
  return came;
}

test('the lines have their turns one after the other, however long one of them is', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b', 'b', 'c'])).toEqual([
    ...['a0', 'b4', 'c6', 'a1', 'b5', 'a2', 'a3'],
  ]);
});

test('all lines together do so much at once', async () => {
  const { take } = sharedTurns({ atOnce: 2, waiting: 1, patienceMs: HOUR_MS });
  const [one, two] = [await take('a'), await take('b')];
  let hasCome = false;
  const third = take('c').then((end) => {
    hasCome = true;
    return end;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasCome).toBe(false);
  // A line that is full refuses, and another does not.
  expect(await take('c')).toBeNull();
  one?.();
  (await third)?.();
  two?.();
  expect(await take('a')).not.toBeNull();
});

test('what has waited too long is refused, and costs nobody a turn', async () => {
  const { take } = sharedTurns({ atOnce: 1, waiting: 5, patienceMs: 1 });
  const end = await take('a');
  expect(await take('b')).toBeNull();
  end?.();
  expect(await take('c')).not.toBeNull();
});
