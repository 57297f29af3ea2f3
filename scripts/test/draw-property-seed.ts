import { randomInt } from 'node:crypto';

/** Draws the seed that the properties of this run play besides the fixed one, and says how to play it again. */
export default function drawSeed(): void {
  process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));
  const { PROPERTY_SEED, PROPERTY_SEEDS = '1' } = process.env;
  console.log(`Properties: PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_SEEDS=${PROPERTY_SEEDS}`);
}
