import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import * as hostile from '../../testing/hostile-images';
import { aBitmap } from '../../testing/hostile-images';
import { imageDecoder, readBitmap } from './image-decoder';

test('a drawing that would take half a minute is aborted, and the server stays responsive', async () => {
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

test('of many simultaneous images two are decoded, some wait, and the rest are told to retry', async () => {
  const decode = imageDecoder({ waitingMaximum: 3 });
  const photo = new Uint8Array(await hostile.jpeg());
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => decode(photo)));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
  expect((await decode(photo)).byteLength).toBeGreaterThan(0);
});

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();

test.each([
  ['the screenshot of a long page stays as wide as it is', [900, 7000], [900, 7000]],
  ['one that is too large keeps what can be read of its width', [1300, 26_000], [632, 12_649]],
  ['one that is too wide as well', [2400, 7200], [1600, 4800]],
  ['what is a little higher than wide is bounded as any picture', [2000, 4000], [800, 1600]],
  ['a long line lies', [7000, 900], [1600, 206]],
] as const)('%s', async (_, [width, height], [newWidth, newHeight]) => {
  const webp = await imageDecoder()(await aPicture(width, height));
  expect(await sharp(webp).metadata()).toMatchObject({ width: newWidth, height: newHeight });
});

test('the length of a rotated picture is measured as displayed', async () => {
  const turned = await sharp(await aPicture(6000, 900))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await sharp(await imageDecoder()(turned)).metadata()).toMatchObject({ width: 900, height: 6000 });
});

test.each([17_000, 16_000])(
  'a picture of 200 x %i is too long to be read, also as reduced by the browser',
  async (height) => {
    await expect(imageDecoder()(await aPicture(200, height))).rejects.toMatchObject({
      ...{ kind: 'unsupported', message: messages.imageTooLong },
    });
  },
);

/** Two by two pixels: red, green, blue, white from the top left. */
const PIXELS = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255];

test.each([
  ['24 bits', { bits: 24 }],
  ['32 bits', { bits: 32 }],
  ['32 bits with masks', { bits: 32, isMasked: true }],
  ['8 bits with a palette', { bits: 8 }],
  ['lines from the top down', { bits: 24, isTopDown: true }],
] as const)('a bitmap of %s is read', (_, kind) => {
  const picture = readBitmap(aBitmap(PIXELS, kind));
  expect({ ...picture, pixels: [...(picture?.pixels ?? [])] }).toEqual({
    ...{ width: 2, height: 2, pixels: PIXELS },
  });
});

test('truncated, compressed and other files are left to the library', () => {
  const whole = aBitmap(PIXELS, { bits: 24 });
  const compressed = Buffer.from(whole);
  compressed.writeUInt32LE(1, 30);
  const huge = Buffer.from(whole);
  huge.writeInt32LE(60_000, 18);
  for (const file of [whole.subarray(0, -1), compressed, huge, Buffer.from('BM'), Buffer.alloc(200)])
    expect(readBitmap(file)).toBeUndefined();
});

test('a bitmap is stored like any other picture', async () => {
  const webp = await imageDecoder()(aBitmap(PIXELS, { bits: 24 }));
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 2, height: 2 });
});
