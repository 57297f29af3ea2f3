import { readFileSync, writeFileSync } from 'node:fs';
import { threeDigits } from './figures';
import type { BenchReport } from './run-bench';

const SAVED_RATIOS = 'src/tests/benchmarks/saved-ratios.json';
/** A ratio that is a quarter worse than it was is a regression. */
const KEPT_AT_LEAST = 0.75;

/** Every ratio of a report by name: how much of the product's cost the baseline makes up. Higher is better. */
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

/** What has become worse by a quarter. What the report did not measure is not looked at. */
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
