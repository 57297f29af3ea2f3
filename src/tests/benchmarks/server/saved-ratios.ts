import { readFileSync, writeFileSync } from 'node:fs';
import { threeDigits } from './figures';
import type { BenchReport } from './run-bench';

const SAVED_RATIOS = 'src/tests/benchmarks/saved-ratios.json';
/** A ratio that has dropped by a quarter is a regression. */
const KEPT_AT_LEAST = 0.75;

/** Every ratio of a report by name: the baseline's share of the product's cost. Higher is better. */
export const ratiosOf = ({ lines, throughput, start, memory }: BenchReport): Record<string, number> => ({
  ...Object.fromEntries(lines.map(({ name, share }) => [name, threeDigits(share.median)])),
  'complete attempts a second': threeDigits(throughput.share.median),
  'cold start': threeDigits(start.share.median),
  'memory idle': threeDigits(memory.share.median),
});

export function saveRatios(report: BenchReport): void {
  writeFileSync(SAVED_RATIOS, `${JSON.stringify(ratiosOf(report), null, 2)}\n`);
}

export interface Regression {
  readonly name: string;
  readonly ratio: number;
  readonly before: number;
}

/** Ratios that have dropped by a quarter; unmeasured ones are ignored. */
export function regressionsOf(
  report: BenchReport,
  saved: Readonly<Record<string, number>> = readSavedRatios(),
): Regression[] {
  return Object.entries(ratiosOf(report)).flatMap(([name, ratio]) => {
    const before = saved[name];
    return before !== undefined && ratio < before * KEPT_AT_LEAST ? [{ name, ratio, before }] : [];
  });
}

const readSavedRatios = () => JSON.parse(readFileSync(SAVED_RATIOS, 'utf8')) as Record<string, number>;
