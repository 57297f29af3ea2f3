import { type NumberKey, toleranceOf } from './number-key';

/** A larger relative distance from the key is an error, not rounding. */
const NEAR = 0.1;

/**
 * The key with a tolerance widened to another value in its unit; undefined if included already, or too far
 * off.
 */
export function widenKey(key: NumberKey, value: number): { tolerance: number | string } | undefined {
  const off = Math.abs(value - key.value);
  const size = Math.abs(key.value);
  if (!(off > toleranceOf(key)) || off > size * NEAR) return undefined;
  const isRelative = typeof key.tolerance === 'string';
  return { tolerance: isRelative ? `${roundedUp((100 * off) / size)}%` : roundedUp(off) };
}

/** Rounds up to three digits, ignoring floating-point error. */
function roundedUp(number: number): number {
  const step = 10 ** (Math.floor(Math.log10(number)) - 2);
  return Number((Math.ceil(number / step - 1e-6) * step).toPrecision(3));
}
