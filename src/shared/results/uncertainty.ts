/** The likely range of a figure, inclusive. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile of a 95 % interval. */
export const Z = 1.96;
/** Below this, Fisher's interval is undefined. */
const FEWEST_PAIRS = 4;

/**
 * Wilson's 95 % interval for a share from 0 to 1 of `count` students; slightly too wide for part marks, which vary less than
 * right and wrong.
 */
export function shareInterval(share: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const weight = Z ** 2 / count;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((share * (1 - share)) / count + weight / count / 4)) / (1 + weight);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Pearson's correlation of pairs, from -1 to 1; null without variance. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const meanX = meanOf(pairs.map(([x]) => x));
  const meanY = meanOf(pairs.map(([, y]) => y));
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  // Below this, variance is floating-point error.
  if (xx < 1e-9 || yy < 1e-9) return null;
  return Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy)));
}

/** Fisher's 95 % interval of a correlation over `count` pairs. */
export function correlationInterval(value: number, count: number): Interval {
  if (count < FEWEST_PAIRS) return { low: -1, high: 1 };
  const centre = Math.atanh(Math.min(0.999, Math.max(-0.999, value)));
  const reach = Z / Math.sqrt(count - 3);
  return { low: Math.tanh(centre - reach), high: Math.tanh(centre + reach) };
}

/** The mean; 0 for no numbers. */
export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
