/** An option of a multiple choice and what it earns or costs in its file, in percent of the marks. */
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
 * The weights that a multiple choice has to keep: none where they are what part marks are anyway, equal shares for the right
 * options and as much off for each wrong one. What earns anything is right.
 */
export function weightsToKeep(options: readonly WeighedOption[]): Record<string, number> {
  const right = options.filter(({ weight }) => weight > 0);
  // Nothing is shared by one.
  if (right.length <= 1 && options.every(({ weight }) => weight >= 0)) return {};
  const share = 100 / right.length;
  const isUsual = options.every(({ weight }) => Math.abs(Math.abs(weight) - share) < ROUNDING);
  const own = options.filter(({ weight }) => weight !== 0 && Math.abs(weight) <= 100);
  return isUsual ? {} : Object.fromEntries(own.map(({ text, weight }) => [text, weight]));
}

/** The options of a choice, and what those that have feedback are told. */
export const optionsAndFeedback = (options: readonly ToldOption[]) => ({
  options: options.map(({ text }) => text),
  feedback: Object.fromEntries(
    options.flatMap(({ text, feedback }) => (feedback === '' ? [] : [[text, feedback] as const])),
  ),
});
