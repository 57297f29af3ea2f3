import { expect, test } from 'vitest';
import { quickPins } from '../embedded/quick-pins';
import { randomIds } from './random-ids';
import { scryptPins } from './scrypt-pins';

const SECRET = 's'.repeat(32);

test.each([
  ['the PINs that are stored', () => scryptPins(SECRET)],
  ['the PINs of tests', () => quickPins(randomIds)],
])('%s: only the right PIN matches, and the stored hash does not contain it', async (_, open) => {
  const pins = open();
  const made = [pins.make(), pins.make()];
  for (const pin of made) expect(pin).toMatch(/^\d{6}$/);
  const one = { name: 'one', pinHash: await pins.hash('012345') };
  const twin = { name: 'twin', pinHash: await pins.hash('543210', pins.saltOf(one.pinHash)) };
  const other = { name: 'other', pinHash: await pins.hash('012345') };
  expect(one.pinHash).not.toContain('012345');
  expect(one.pinHash).not.toBe(other.pinHash);
  expect(pins.saltOf(twin.pinHash)).toBe(pins.saltOf(one.pinHash));
  const found = async (pin: string | null) =>
    (await pins.match(pin, [one, twin, other])).map(({ name }) => name);
  expect(await found('012345')).toEqual(['one', 'other']);
  expect(await found('543210')).toEqual(['twin']);
  expect(await found('012346')).toEqual([]);
  expect(await found(null)).toEqual([]);
  expect(await found('none')).toEqual([]);
  expect(await pins.match('012345', [])).toEqual([]);
  expect(await pins.match(null, [{ pinHash: await pins.hash('none') }])).toEqual([]);
  expect(await pins.match('012345', [{ pinHash: '' }, { pinHash: 'cut.' }])).toEqual([]);
});

test('a slip code depends on its parts and on the data folder', () => {
  const pins = scryptPins(SECRET);
  const code = pins.code('slip', 'member', 1000);
  expect(code).toMatch(/^[\w-]{22}$/);
  expect(pins.isCode(code, 'slip', 'member', 1000)).toBe(true);
  expect(pins.isCode(code, 'slip', 'member', 1001)).toBe(false);
  expect(pins.isCode(code, 'slip', 'other', 1000)).toBe(false);
  expect(pins.isCode(code, 'known', 'member', 1000)).toBe(false);
  expect(pins.isCode('', 'slip', 'member', 1000)).toBe(false);
  expect(scryptPins('t'.repeat(32)).isCode(code, 'slip', 'member', 1000)).toBe(false);
});

test('PINs cover the full range of a million', () => {
  const pins = scryptPins(SECRET);
  const made = Array.from({ length: 2000 }, () => pins.make());
  expect(new Set(made).size).toBeGreaterThan(1980);
  for (let digit = 0; digit < 10; digit += 1) {
    const beginning = made.filter((pin) => pin.startsWith(String(digit))).length;
    expect(beginning).toBeGreaterThan(120);
    expect(beginning).toBeLessThan(280);
  }
});
