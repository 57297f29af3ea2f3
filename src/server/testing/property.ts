import fc from 'fast-check';

/** Used in every run. */
const FIXED_SEED = 1;
/** The number of further seeds in a run; `npm run test:long` uses 300. */
const DRAWN_SEEDS = Number(process.env.PROPERTY_SEEDS ?? 1);
/** Drawn and printed by each run (draw-seed.ts); fixed without it, as in mutation tests. */
const FIRST_DRAWN_SEED = Number(process.env.PROPERTY_SEED ?? FIXED_SEED + 1);
/** The distance between drawn seeds: the golden ratio, so that no two begin alike. */
const STEP = 0x9e37_79b1;

const drawnSeeds = Array.from(
  { length: DRAWN_SEEDS },
  (_, at) => (FIRST_DRAWN_SEED + Math.imul(at, STEP)) | 0,
);

/**
 * The share of the examples to try: a third with `npm test`, all with `npm run test:all` and for a single
 * file.
 */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

interface PropertyOptions<Ts> {
  /** The examples of an ordinary run: half from the fixed seed, half from a drawn one. */
  readonly numRuns?: number;
  /** Drawn seeds that failed once, used in every run since. */
  readonly failedOnce?: readonly number[];
  /** Tried once, before the seeds. */
  readonly examples?: readonly Ts[];
}

/**
 * Checks a property with the fixed seed, each seed that failed once, and a drawn one; throws with the seed.
 */
export function checkProperty<Ts>(property: fc.IProperty<Ts>, options: PropertyOptions<Ts> = {}): void {
  for (const run of runsOf(options)) fc.assert(property, run);
}

/** The same for an asynchronous property. */
export async function checkAsyncProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  options: PropertyOptions<Ts> = {},
): Promise<void> {
  for (const run of runsOf(options)) await fc.assert(property, run);
}

function runsOf<Ts>({ numRuns = 100, failedOnce = [], examples = [] }: PropertyOptions<Ts>) {
  // Planted faults need no smallest example.
  const endOnFailure = Boolean(process.env.PLANTED_FAULT);
  const each = Math.ceil((numRuns * SHARE) / 2);
  return [
    { seed: FIXED_SEED, endOnFailure, numRuns: each + examples.length, examples: [...examples] },
    ...[...failedOnce, ...drawnSeeds].map((seed) => ({ seed, endOnFailure, numRuns: each })),
  ];
}

/** The time limit of a property's test, scaled from an ordinary run. */
export const propertyTime = (ms: number): number => ms * DRAWN_SEEDS;
