import { expect, test } from 'vitest';
import { isNumberRight } from './judge-number';
import { widenKey } from './widen-key';

test('a key is widened just enough for a near value, in the form of its tolerance', () => {
  expect(widenKey({ value: 19.6 }, 20)).toEqual({ tolerance: 0.4 });
  expect(widenKey({ value: 19.6, tolerance: 0.1 }, 19.6123)).toBeUndefined();
  expect(widenKey({ value: 300, tolerance: '1%' }, 310)).toEqual({ tolerance: '3.34%' });
  expect(widenKey({ value: -20, tolerance: 0 }, -21)).toEqual({ tolerance: 1 });
});

test('a value that is far off, or right already, widens nothing', () => {
  for (const value of [9.8, 196, 19.6, Number.NaN]) expect(widenKey({ value: 19.6 }, value)).toBeUndefined();
  expect(widenKey({ value: 0 }, 0.1)).toBeUndefined();
});

test('a widened key accepts the value that widened it', () => {
  for (let at = 1; at < 200; at += 1) {
    const key = { value: 7 * 1.37 ** (at % 40), unit: 'm', ...(at % 2 === 0 && { tolerance: '0.1%' }) };
    const value = Number((key.value * (1 + at / 2500)).toPrecision(6));
    const wider = { ...key, ...widenKey(key, value) };
    expect(isNumberRight(wider, `${value} m`), JSON.stringify([wider, value])).toBe(true);
  }
});
