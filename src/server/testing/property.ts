import fc from 'fast-check';

/** Played in every run of the tests. */
const FIXED_SEED = 1;
/** How many seeds a run plays besides; `npm run test:long` plays 300. */
const DRAWN_SEEDS = Number(process.env.PROPERTY_SEEDS ?? 1);
/** Drawn and printed by each run (draw-seed.ts); without it, as where faults are planted, nothing is left to chance. */
const FIRST_DRAWN_SEED = Number(process.env.PROPERTY_SEED ?? FIXED_SEED + 1);
/** From one drawn seed to the next: the golden ratio, so that no two of them begin alike. */
const STEP = 0x9e37_79b1;

const drawnSeeds = Array.from(
  { length: DRAWN_SEEDS },
  (_, at) => (FIRST_DRAWN_SEED + Math.imul(at, STEP)) | 0,
);

/** Of the examples of an ordinary run: `npm test` plays a third of them, `npm run test:all` and a file by itself all. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

interface PropertyOptions<Ts> {
  /** The examples of an ordinary run: half of them from the fixed seed, half from one that is drawn. */
  readonly numRuns?: number;
  /** Seeds that a run drew and that failed: from then on they are played in every run. */
  readonly failedOnce?: readonly number[];
  /** Tried once, before those of the seeds. */
  readonly examples?: readonly Ts[];
}

/** Tries a property with a fixed seed, with each that failed once, and with a seed that the run draws; throws, with the seed. */
export function checkProperty<Ts>(property: fc.IProperty<Ts>, options: PropertyOptions<Ts> = {}): void {
  for (const run of runsOf(options)) fc.assert(property, run);
}

/** The same for a property that awaits. */
export async function checkAsyncProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  options: PropertyOptions<Ts> = {},
): Promise<void> {
  for (const run of runsOf(options)) await fc.assert(property, run);
}

function runsOf<Ts>({ numRuns = 100, failedOnce = [], examples = [] }: PropertyOptions<Ts>) {
  // Of a fault that was planted nobody reads the smallest example.
  const endOnFailure = Boolean(process.env.PLANTED_FAULT);
  const each = Math.ceil((numRuns * SHARE) / 2);
  return [
    { seed: FIXED_SEED, endOnFailure, numRuns: each + examples.length, examples: [...examples] },
    ...[...failedOnce, ...drawnSeeds].map((seed) => ({ seed, endOnFailure, numRuns: each })),
  ];
}

/** The time limit of a test that checks a property, from that of an ordinary run. */
export const propertyTime = (ms: number): number => ms * DRAWN_SEEDS;
