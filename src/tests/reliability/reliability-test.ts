/** How much of a reliability test runs: within every test run, when it is asked for by name, or for an hour. */
export type ReliabilitySize = 'short' | 'normal' | 'long';

/** What came of a reliability test: what was measured, and each thing that did not hold. */
export interface ReliabilityReport {
  readonly name: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly failures: readonly string[];
  /** Why nothing could be tried here. */
  readonly skipped?: string;
}

export type ReliabilityTest = (size: ReliabilitySize) => Promise<readonly ReliabilityReport[]>;

const SHOWN_FAILURES = 10;

/** One line: the name, then each figure with what it counts. */
export function lineOf({ name, figures, failures, skipped }: ReliabilityReport): string {
  if (skipped) return `skipped  ${name}: ${skipped}`;
  const counted = Object.entries(figures).map(([what, figure]) => `${figure} ${what}`);
  const more = failures.slice(0, SHOWN_FAILURES).map((failure) => `\n         ${failure}`);
  return `${failures.length === 0 ? 'holds  ' : 'FAILED '}  ${name}: ${counted.join(', ')}${more.join('')}`;
}

/**
 * The proof that a reliability test sees anything at all: the same reliability test on a server that lacks one protection must fail. Answers a
 * report that fails when it does not.
 */
export function proofOf(without: string, report: ReliabilityReport): ReliabilityReport {
  const seen = report.failures.length;
  return {
    name: `${report.name}, proof: without ${without}`,
    figures: { 'things were lost or wrong, as they must be': seen },
    failures: seen > 0 ? [] : ['The reliability test did not notice that the protection is missing.'],
  };
}

/** A whole number from `from` up to, not including, `to`. */
export const randomBetween = (from: number, to: number): number =>
  Math.floor(from + Math.random() * (to - from));

/** The share of the sorted values that lies below: 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
