import type { BenchReport } from './run-bench';

/** What every figure must reach whatever the machine: shares of the baseline. */
const SHARES: Readonly<Record<string, number>> = { autosave: 0.5, submit: 0.5 };
const LARGEST_RESULTS = 'results 4,000 × 50';

/** The figures that are missed, a sentence each; times are those of this machine now. */
export function missesOf({ lines, start, memory, resultsPeakMb }: BenchReport): string[] {
  const shares = lines.flatMap(({ name, share }) => {
    const least = SHARES[name];
    return least === undefined ? [] : atLeast(`${name}, share of the baseline`, share.median, least);
  });
  const largest = lines.find(({ name }) => name === LARGEST_RESULTS);
  const delays = lines.flatMap(({ name, delayMs }) =>
    /^(CSV|XLSX|evaluation)/.test(name) && delayMs !== null
      ? atMost(`${name}, p99 of the event loop in ms`, delayMs, 100)
      : [],
  );
  return [
    ...shares,
    ...delays,
    ...(largest?.wallMs ? atMost(`${LARGEST_RESULTS} in ms`, largest.wallMs.median, 1500) : []),
    ...(largest ? atMost(`${LARGEST_RESULTS}, MB at most`, resultsPeakMb, 300) : []),
    ...atMost('cold start in ms', start.productMs.median, 250),
    ...atMost('MB idle', memory.idle.median, 100),
  ];
}

const atLeast = (what: string, figure: number, least: number) =>
  figure >= least ? [] : [`${what}: ${figure.toFixed(2)}, not ${least}.`];
const atMost = (what: string, figure: number, most: number) =>
  figure < most ? [] : [`${what}: ${Math.round(figure)}, not below ${most}.`];
