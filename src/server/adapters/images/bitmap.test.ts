import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBitmap } from '../../testing/hostile-images';
import { readBitmap } from './bitmap';
import { imageDecoder } from './image-decoder';

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

test('truncated, compressed and other files are left alone', () => {
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
