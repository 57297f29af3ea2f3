/** The middle of several runs with the least and the most. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

export const spreadOf = (values: readonly number[]): Spread => ({
  median: medianOf(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

/** One line of the table: what the product takes beside its baselines, round by round in the same run. */
export interface Line {
  readonly name: string;
  /** Milliseconds of CPU for one call. */
  readonly productMs: Spread;
  readonly baselineMs: Spread;
  /** Null where SQLite is not the baseline. */
  readonly aloneMs: Spread | null;
  /** The baseline's CPU as a share of the product's: 1 costs nothing more, 0.5 twice as much. */
  readonly share: Spread;
  /** Milliseconds of one call as the client saw it. */
  readonly wallMs: Spread | null;
  /** The 99th percentile of the delay of the product's event loop. */
  readonly delayMs: number | null;
}

interface Run {
  readonly cpuSeconds: number;
  readonly times: readonly number[];
  readonly delayMs?: number;
}

/** The line of some rounds; the n-th of each was taken right after the other. */
export function lineOf(
  name: string,
  rounds: readonly { readonly product: Run; readonly baseline: Run; readonly alone?: Run }[],
): Line {
  const ms = (runs: readonly Run[]) => spreadOf(runs.map(({ cpuSeconds }) => cpuSeconds * 1000));
  const alone = rounds.flatMap((round) => round.alone ?? []);
  const walls = rounds.map(({ product }) => medianOf(product.times));
  const delays = rounds.flatMap(({ product }) => product.delayMs ?? []);
  return {
    name,
    productMs: ms(rounds.map(({ product }) => product)),
    baselineMs: ms(rounds.map(({ baseline }) => baseline)),
    aloneMs: alone.length > 0 ? ms(alone) : null,
    share: spreadOf(rounds.map(({ product, baseline }) => baseline.cpuSeconds / product.cpuSeconds)),
    wallMs: spreadOf(walls),
    delayMs: delays.length > 0 ? medianOf(delays) : null,
  };
}
