import { randomInt } from 'node:crypto';

/** Draws this run's property seed, used in addition to the fixed one, and prints how to repeat it. */
export default function drawSeed(): void {
  process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));
  const { PROPERTY_SEED, PROPERTY_SEEDS = '1' } = process.env;
  console.log(`Properties: PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_SEEDS=${PROPERTY_SEEDS}`);
}
