/** Extent of a reliability test: within every test run, when run by name, or for an hour. */
export type ReliabilitySize = 'short' | 'normal' | 'long';

export interface ReliabilityReport {
  readonly name: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly failures: readonly string[];
  /** Why it could not run here. */
  readonly skipped?: string;
}

export type ReliabilityTest = (size: ReliabilitySize) => Promise<readonly ReliabilityReport[]>;

const SHOWN_FAILURES = 10;

/** One line: the name, then each figure with its unit. */
export function lineOf({ name, figures, failures, skipped }: ReliabilityReport): string {
  if (skipped) return `skipped  ${name}: ${skipped}`;
  const counted = Object.entries(figures).map(([what, figure]) => `${figure} ${what}`);
  const more = failures.slice(0, SHOWN_FAILURES).map((failure) => `\n         ${failure}`);
  return `${failures.length === 0 ? 'holds  ' : 'FAILED '}  ${name}: ${counted.join(', ')}${more.join('')}`;
}

/**
 * Proves that a reliability test detects faults: it must fail on a server without one protection. Returns a report that fails
 * if it does not.
 */
export function proofOf(without: string, report: ReliabilityReport): ReliabilityReport {
  const seen = report.failures.length;
  return {
    name: `${report.name}, proof: without ${without}`,
    figures: { 'things were lost or wrong, as they must be': seen },
    failures: seen > 0 ? [] : ['The reliability test did not notice that the protection is missing.'],
  };
}

/** An integer from `from` (inclusive) to `to` (exclusive). */
export const randomBetween = (from: number, to: number): number =>
  Math.floor(from + Math.random() * (to - from));

/** The value below which the given share of the sorted values lies: 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
