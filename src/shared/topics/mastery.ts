import type { Interval } from '../results/uncertainty';

/** What a share says of a topic, from the strongest to the one that says nothing yet. */
export const MASTERIES = ['secure', 'on-the-way', 'needs-practice', 'too-little'] as const;
export type Mastery = (typeof MASTERIES)[number];

/** Three of five or more are right in truth. */
const SECURE_FROM = 0.6;
/** Not much more than half is right in truth. */
const PRACTICE_TO = 0.55;
/** A quarter or more is right in truth; who may have nothing right is not told to be on the way. */
const ON_THE_WAY_FROM = 0.25;
/** An interval that is wider leaves more than half of all that is possible open. */
const WIDEST = 0.5;

/** What a share says, decided by where it may lie in truth and never by its value alone: six of six are secure, three of three are not. */
export function masteryOf({ low, high }: Interval): Mastery {
  if (low >= SECURE_FROM) return 'secure';
  if (high <= PRACTICE_TO) return 'needs-practice';
  return low >= ON_THE_WAY_FROM && high - low <= WIDEST ? 'on-the-way' : 'too-little';
}
