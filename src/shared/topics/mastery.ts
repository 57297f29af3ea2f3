import type { Interval } from '../results/uncertainty';

/** The mastery of a topic, from the strongest to the lack of evidence. */
export const MASTERIES = ['secure', 'on-the-way', 'needs-practice', 'too-little'] as const;
export type Mastery = (typeof MASTERIES)[number];

/** A true share of at least three of five. */
const SECURE_FROM = 0.6;
/** A true share of little more than half. */
const PRACTICE_TO = 0.55;
/** A true share of at least a quarter: students who may know nothing are not "on the way". */
const ON_THE_WAY_FROM = 0.25;
/** A wider interval covers more than half of all possible shares. */
const WIDEST = 0.5;

/**
 * The mastery by a share's likely range, never by its value alone: six of six are secure, three of three are
 * not.
 */
export function masteryOf({ low, high }: Interval): Mastery {
  if (low >= SECURE_FROM) return 'secure';
  if (high <= PRACTICE_TO) return 'needs-practice';
  return low >= ON_THE_WAY_FROM && high - low <= WIDEST ? 'on-the-way' : 'too-little';
}
