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

/** What one run has taken. */
export interface Run {
  /** For one call. */
  readonly cpuSeconds: number;
  readonly times: readonly number[];
  readonly delayMs?: number;
}
export interface Round<Each extends Run = Run> {
  readonly product: Each;
  readonly baseline: Each;
  readonly alone?: Each;
}

/** The line of some rounds; the n-th of each was taken right after the other. */
export function lineOf(name: string, rounds: readonly Round[]): Line {
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

/** How much was done a second by the clock, and how many cores the server used for it. */
export interface Rate {
  readonly perSecond: Spread;
  readonly cores: Spread;
}
/** What a server does as long as there is always more to do. */
export interface Throughput {
  readonly product: Rate;
  readonly baseline: Rate;
  /** The product's rate as a share of the baseline's. */
  readonly share: Spread;
}

interface Rated extends Run {
  readonly perSecond: number;
}

const rateOf = (runs: readonly Rated[]): Rate => ({
  perSecond: spreadOf(runs.map(({ perSecond }) => perSecond)),
  cores: spreadOf(runs.map(({ perSecond, cpuSeconds }) => perSecond * cpuSeconds)),
});

export const throughputOf = (rounds: readonly Round<Rated>[]): Throughput => ({
  product: rateOf(rounds.map(({ product }) => product)),
  baseline: rateOf(rounds.map(({ baseline }) => baseline)),
  share: spreadOf(rounds.map(({ product, baseline }) => product.perSecond / baseline.perSecond)),
});

/** What a share makes where the baseline answers 10,000 calls a second, so that it compares between machines. */
export const perTenThousand = (share: number): number => share * 10_000;

/** A complete attempt is some hundredths of a save of its baseline: what counts are not the places behind the point. */
export const threeDigits = (figure: number): number => Number(figure.toPrecision(3));
