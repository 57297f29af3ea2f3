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

interface PropertyOptions<Ts> {
  /** The examples of an ordinary run: half of them from the fixed seed, half from one that is drawn. */
  readonly numRuns?: number;
  /** Seeds that a run drew and that failed: from then on they are played in every run. */
  readonly failedOnce?: readonly number[];
  /** Tried once, before those of the seeds. */
  readonly examples?: readonly Ts[];
}

/** Tries a property with a fixed seed, with each that failed once, and with a seed that the run draws; throws, with the seed. */
export function checkProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  options?: PropertyOptions<Ts>,
): Promise<void>;
export function checkProperty<Ts>(property: fc.IProperty<Ts>, options?: PropertyOptions<Ts>): void;
export function checkProperty<Ts>(
  property: fc.IAsyncProperty<Ts> | fc.IProperty<Ts>,
  { numRuns = 100, failedOnce = [], examples = [] }: PropertyOptions<Ts> = {},
): Promise<void> | void {
  const each = Math.ceil(numRuns / 2);
  const runs = [FIXED_SEED, ...failedOnce, ...drawnSeeds].map((seed, at) =>
    at === 0 ? { seed, numRuns: each + examples.length, examples: [...examples] } : { seed, numRuns: each },
  );
  if (isAsync(property))
    return (async () => {
      for (const run of runs) await fc.assert(property, run);
    })();
  for (const run of runs) fc.assert(property, run);
}

const isAsync = <Ts>(property: fc.IAsyncProperty<Ts> | fc.IProperty<Ts>): property is fc.IAsyncProperty<Ts> =>
  property.isAsync();

/** The time limit of a test that checks a property, from that of an ordinary run. */
export const propertyTime = (ms: number): number => ms * DRAWN_SEEDS;
