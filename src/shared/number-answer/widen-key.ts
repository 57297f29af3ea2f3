import { type NumberKey, toleranceOf } from './number-key';

/** What is farther off than this part of the key is no rounding, but another mistake. */
const NEAR = 0.1;

/** The key with a tolerance that takes in another value in its unit; undefined where it does already, or that is far off. */
export function widenKey(key: NumberKey, value: number): { tolerance: number | string } | undefined {
  const off = Math.abs(value - key.value);
  const size = Math.abs(key.value);
  if (!(off > toleranceOf(key)) || off > size * NEAR) return undefined;
  const isRelative = typeof key.tolerance === 'string';
  return { tolerance: isRelative ? `${roundedUp((100 * off) / size)}%` : roundedUp(off) };
}

/** To three digits, and not below; what a binary fraction adds is nothing. */
function roundedUp(number: number): number {
  const step = 10 ** (Math.floor(Math.log10(number)) - 2);
  return Number((Math.ceil(number / step - 1e-6) * step).toPrecision(3));
}
