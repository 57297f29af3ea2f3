/** An option of a multiple choice and its weight in the file, in percent of the marks. */
export interface WeighedOption {
  readonly text: string;
  readonly weight: number;
}

export interface ToldOption extends WeighedOption {
  readonly feedback: string;
}

/** Files write a third as 33.33333 or 33.3. */
const ROUNDING = 0.2;

/**
 * The weights of a multiple choice: none if they equal the usual part marks, i.e. equal shares for right
 * options and equal deductions for wrong ones. An option with a positive weight is right.
 */
export function weightsToKeep(options: readonly WeighedOption[]): Record<string, number> {
  const right = options.filter(({ weight }) => weight > 0);
  // A single right option has nothing to share.
  if (right.length <= 1 && options.every(({ weight }) => weight >= 0)) return {};
  const share = 100 / right.length;
  const isUsual = options.every(({ weight }) => Math.abs(Math.abs(weight) - share) < ROUNDING);
  const own = options.filter(({ weight }) => weight !== 0 && Math.abs(weight) <= 100);
  return isUsual ? {} : Object.fromEntries(own.map(({ text, weight }) => [text, weight]));
}

export const optionsAndFeedback = (options: readonly ToldOption[]) => ({
  options: options.map(({ text }) => text),
  feedback: Object.fromEntries(
    options.flatMap(({ text, feedback }) => (feedback === '' ? [] : [[text, feedback] as const])),
  ),
});
