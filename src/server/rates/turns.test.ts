import { expect, test } from 'vitest';
import { turns } from './turns';

const HOUR_MS = 60 * 60 * 1000;
const letOthersRun = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once; the next waits for an end, in the order they came', async () => {
  const { take } = turns({ atOnce: 1, waiting: 2, patienceMs: HOUR_MS });
  const began: string[] = [];
  const [first, ...later] = ['first', 'second', 'third'].map(async (name) => {
    const end = await take('ann');
    began.push(name);
    return end;
  });
  const end = await first;
  await letOthersRun();
  expect(began).toEqual(['first']);
  end?.();
  end?.();
  (await later[0])?.();
  (await later[1])?.();
  expect(began).toEqual(['first', 'second', 'third']);
  expect(await take('ann')).not.toBeNull();
});

test('what finds too many waiting is refused, and so is what has waited too long', async () => {
  const { take } = turns({ atOnce: 1, waiting: 1, patienceMs: 1 });
  const end = await take('ann');
  const waiting = take('ann');
  expect(await take('ann')).toBeNull();
  expect(await waiting).toBeNull();
  end?.();
  expect(await take('ann')).not.toBeNull();
});

test('nobody waits for another', async () => {
  const { take } = turns({ atOnce: 1, waiting: 0, patienceMs: HOUR_MS });
  await take('ann');
  expect(await take('ann')).toBeNull();
  expect(await take('ben')).not.toBeNull();
});
