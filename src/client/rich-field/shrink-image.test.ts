import { expect, test } from 'vitest';
import { fitSize, isSentAsItIs } from './shrink-image';

test('a large photo is shrunk to 1600 pixels at its longer side, in proportion', () => {
  expect(fitSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(fitSize({ width: 2000, height: 4000 })).toEqual({ width: 800, height: 1600 });
});

test('a picture of a long page keeps a readable width', () => {
  expect(fitSize({ width: 1080, height: 6000 })).toEqual({ width: 1080, height: 6000 });
  expect(fitSize({ width: 3000, height: 9000 })).toEqual({ width: 1600, height: 4800 });
  expect(fitSize({ width: 1200, height: 30_000 })).toEqual({ width: 566, height: 14_142 });
  expect(fitSize({ width: 400, height: 20_000 })).toEqual({ width: 320, height: 16_000 });
});

test('a small picture is unchanged', () => {
  expect(fitSize({ width: 1600, height: 900 })).toEqual({ width: 1600, height: 900 });
  expect(fitSize({ width: 20, height: 10 })).toEqual({ width: 20, height: 10 });
});

test('a very thin picture keeps at least one pixel', () => {
  expect(fitSize({ width: 9000, height: 2 })).toEqual({ width: 1600, height: 1 });
});

test('rare kinds are redrawn before sending', () => {
  expect(['image/png', 'image/jpeg', 'image/svg+xml'].map(isSentAsItIs)).toEqual([true, true, true]);
  expect(['image/heic', 'image/x-icon', 'image/bmp', ''].map(isSentAsItIs)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
