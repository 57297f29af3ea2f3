/** Reproducible random numbers. */
export interface Dice {
  /** From 0 (inclusive) to 1 (exclusive). */
  roll(): number;
  /** An integer below the limit. */
  below(limit: number): number;
  /** True on average once in `times` calls. */
  oneIn(times: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  // Mulberry32: small, and uniform enough.
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  return {
    roll,
    below,
    oneIn: (times) => below(times) === 0,
    pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value,
  };
}
