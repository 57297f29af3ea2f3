import * as z from 'zod';
import { MARK_STEP } from '../constants';
import { messages } from '../messages';

/** The marks for choosing an option, in percent of the maximum, by the option's text. */
export type Weights = Readonly<Record<string, number>>;

/** Absent if no option has its own weight. */
export const weightsSchema = () => z.record(z.string(), z.number().min(-100).max(100)).exactOptional();

const NO_WEIGHTS: Weights = {};

/** NaN for invalid input. */
export const weightOn = (weights: Weights | undefined, option: string): number =>
  (weights !== undefined && Object.hasOwn(weights, option) ? weights[option] : undefined) ?? 0;

/** The weights of these options, as a field of the body; absent if all are zero. */
export function weightsOnThese(weights: Weights, options: readonly string[]): { weights?: Weights } {
  const trimmed = Object.fromEntries(
    Object.entries(weights).map(([option, weight]) => [option.trim(), weight]),
  );
  const all = options.flatMap((option) => {
    const weight = weightOn(weights, option) || weightOn(trimmed, option.trim());
    return weight ? [[option, weight] as const] : [];
  });
  return all.length === 0 ? {} : { weights: Object.fromEntries(all) };
}

export const hasWeights = (weights: Weights | undefined): boolean =>
  Object.keys(weights ?? NO_WEIGHTS).length > 0;

/** Files write a third as 33.333 or 33.3. */
const ROUNDING_PERCENT = 1;

/** The issue of a single choice's weights: the key must earn all, and other options less. */
export function singleWeightsIssue(
  weights: Weights,
  { options, key }: { options: readonly string[]; key: string },
): string | null {
  const others = options.filter((option) => option.trim() !== key.trim());
  const areFine = others.every((option) => isWithin(weightOn(weights, option), { from: 0, below: 100 }));
  return areFine ? null : messages.optionWeightInvalid;
}

/**
 * The issue of a multiple choice's weights: the right options must earn all together, and a wrong one earn or
 * lose a share.
 */
export function severalWeightsIssue(
  weights: Weights,
  { options, key }: { options: readonly string[]; key: readonly string[] },
): string | null {
  if (!hasWeights(weights)) return null;
  const areFine = options.every((option) =>
    isWithin(weightOn(weights, option), { from: -100, below: 100.01 }),
  );
  if (!areFine) return messages.optionWeightsInvalid;
  const right = new Set(key.map((option) => option.trim()));
  const sum = options
    .filter((option) => right.has(option.trim()))
    .reduce((all, option) => all + weightOn(weights, option), 0);
  return Math.abs(sum - 100) <= ROUNDING_PERCENT ? null : messages.optionWeightsNotAll(Math.round(sum));
}

const isWithin = (weight: number, { from, below }: { from: number; below: number }): boolean =>
  Number.isFinite(weight) && weight >= from && weight < below;

/**
 * The marks of a partly right answer by the weights of its options: rounded down to half marks, never all.
 */
export function marksByWeights(
  { weights, maximumMarks }: { readonly weights?: Weights; readonly maximumMarks: number },
  chosen: readonly string[],
): number {
  const percent = chosen.reduce((sum, option) => sum + weightOn(weights, option), 0);
  // A third and two thirds, as files write them, add up to the whole.
  const share = Math.min(Math.max(percent + 0.01, 0), 100) / 100;
  const marks = Math.floor((share * maximumMarks) / MARK_STEP) * MARK_STEP;
  return Math.min(marks, maximumMarks - MARK_STEP);
}
