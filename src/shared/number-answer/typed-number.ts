import { readNumberAnswer } from './read-number-answer';

/** The numbers that a field accepts; with step 1 only whole ones. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** From the minimum, or from 0. */
  readonly step?: number | 'any' | undefined;
}

/** Floating-point error, in steps. */
const ROUNDING = 1e-9;

/** The number in a field; NaN if empty, not a single number, or out of range. */
export function typedNumber(text: string, { min, max, step = 'any' }: NumberRange = {}): number {
  const { value = Number.NaN, values = [], unit } = readNumberAnswer(text) ?? {};
  const isClear = values.length === 1 && unit === undefined;
  const isInside = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  const steps = step === 'any' ? 0 : (value - (min ?? 0)) / step;
  return isClear && isInside && Math.abs(steps - Math.round(steps)) <= ROUNDING ? value : Number.NaN;
}

/** The sentence about the accepted numbers. */
export function rangeSentence({ min, max, step = 'any' }: NumberRange): string {
  const what = step === 1 ? 'a whole number' : 'a number';
  const ends = `${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;
  return `Type ${what}${ends}${typeof step === 'number' && step !== 1 ? ` in steps of ${step}` : ''}.`;
}
