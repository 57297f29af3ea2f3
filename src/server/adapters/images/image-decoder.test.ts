import { expect, test } from 'vitest';
import * as hostile from '../../testing/hostile-images';
import { imageDecoder } from './image-decoder';

test('a drawing that would take half a minute is given up, and the server answers meanwhile', async () => {
  const decode = imageDecoder({ workMaximumMs: 400 });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 10);
  await expect(decode(new Uint8Array(hostile.svgThatTakesLong()))).rejects.toMatchObject({
    kind: 'unsupported',
  });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(10);
});

test('of many images at once two are read, some wait, and the rest are told to come again', async () => {
  const decode = imageDecoder({ waitingMaximum: 3 });
  const photo = new Uint8Array(await hostile.jpeg());
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => decode(photo)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
  expect((await decode(photo)).byteLength).toBeGreaterThan(0);
});
