import { inner } from './class-words';
import { type Expectation, expectedWithout, type Observation } from './gaussian-process';
import type { ComparedAnswer } from './signals';

// What is assumed before there are marks: an error, worth so many marks; and a disagreement, worth so much likeness.
const ASSUMED_ERROR = { share: 0.25, marks: 4 };
const ASSUMED_DISAGREEMENT = { share: 0.3, likeness: 0.05 };

/** How far, on average, the teacher's marks are from what would be expected of these answers without them. */
export function usualErrorOf(observations: readonly Observation[], expectation: Expectation): number {
  let sum = ASSUMED_ERROR.share * ASSUMED_ERROR.marks;
  for (const each of observations) {
    const expected = Math.max(0, Math.min(1, expectedWithout(each, expectation)));
    sum += Math.abs(expected - each.share);
  }
  return sum / (ASSUMED_ERROR.marks + observations.length);
}

/** How far the given shares are from the expected one; those of answers in like words count most. */
export function disagreementOf(
  { vector }: ComparedAnswer,
  expected: number,
  marked: readonly { readonly compared: ComparedAnswer; readonly share: number }[],
): number {
  let total = ASSUMED_DISAGREEMENT.likeness;
  let sum = ASSUMED_DISAGREEMENT.share * total;
  for (const { compared, share } of marked) {
    const weight = inner(vector, compared.vector) ** 2;
    total += weight;
    sum += weight * Math.abs(share - expected);
  }
  return sum / total;
}
