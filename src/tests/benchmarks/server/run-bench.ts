import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS_OF_EACH, type ClassAct, type ClassTaken, playClass, type Target } from './class-measure';
import { coldStarts } from './cold-start';
import { deskMeasures } from './desk-measures';
import { type Line, lineOf, type Spread, spreadOf } from './figures';
import type { SchoolSize } from './school';
import { type BaselineForm, type BenchStage, startStage } from './stage';

/** What one run has found. */
export interface BenchReport {
  readonly lines: readonly Line[];
  readonly start: { readonly productMs: Spread; readonly baselineMs: Spread; readonly share: Spread };
  /** In MB. */
  readonly memory: { readonly idle: Spread; readonly baselineIdle: Spread; readonly share: Spread };
  /** In MB: after everything, and at most until all results were read, and until they were exported. */
  readonly loadedMb: number;
  readonly resultsPeakMb: number;
  readonly exportsPeakMb: number;
}

/** What is measured: of a class, and of everything else, each so many times. */
interface BenchSize extends SchoolSize {
  readonly measured: number;
}

/** After so many calls of a class both servers run compiled code, and the CPU of one call falls no further. */
const WARM_UP_CALLS = 20_000;
const warmUpRounds = (students: number) => Math.ceil(WARM_UP_CALLS / (students * CALLS_OF_EACH));
/** Of everything else the first round is not counted: in it the same is asked for often enough. */
const withWarmUp = (measured: number) => measured + 1;

const sized = (size: Omit<BenchSize, 'rounds' | 'markings'>): BenchSize => ({
  ...size,
  rounds: warmUpRounds(size.students) + size.measured,
  markings: withWarmUp(size.measured),
});
const SMALL_GRADEBOOK = { members: 120, quizzes: 12 };
export const FULL = sized({
  ...{ students: 480, measured: 5, marked: 200, results: [40, 400, 4000], dashboards: [10, 1000] },
  gradebooks: [SMALL_GRADEBOOK, { members: 1200, quizzes: 60 }],
});
export const SHORT = sized({
  ...{ students: 240, measured: 5, marked: 60, results: [40, 400], dashboards: [10] },
  gradebooks: [SMALL_GRADEBOOK],
});

const ACTS: readonly ClassAct[] = ['join', 'autosave', 'submit'];
const TARGETS: readonly Target[] = ['product', 'baseline', 'alone'];
const SETTLES_IN_MS = 2000;

/** Measures everything, product and baselines in turn; `say` is told of each step. */
export async function runBench(
  size: BenchSize,
  { baseline: baselineForm, say }: { baseline: BaselineForm; say: (line: string) => void },
): Promise<BenchReport> {
  say('cold start');
  const starts = await coldStarts(size.measured);
  const stage = await startStage(size, baselineForm);
  try {
    say('a class');
    const lines = await classLines(stage, size);
    forgetPeak(stage.product.pid);
    let [resultsPeakMb, exportsPeakMb] = [0, 0];
    for (const { name, product, baseline } of deskMeasures(stage)) {
      say(name);
      const rounds = [];
      for (let round = 0; round < withWarmUp(size.measured); round += 1) {
        const [first, second] =
          round % 2 === 0 ? ([product, baseline] as const) : ([baseline, product] as const);
        const one = await first(round);
        const other = await second(round);
        rounds.push(round % 2 === 0 ? { product: one, baseline: other } : { product: other, baseline: one });
      }
      lines.push(lineOf(name, rounds.slice(1)));
      const { peak } = stage.product.memory();
      if (name.startsWith('results')) resultsPeakMb = peak;
      if (/^(CSV|XLSX)/.test(name)) exportsPeakMb = peak;
    }
    await wait(SETTLES_IN_MS);
    const loadedMb = stage.product.memory().now;
    return { lines, ...startFigures(starts), loadedMb, resultsPeakMb, exportsPeakMb };
  } finally {
    await stage.stop();
  }
}

async function classLines(stage: BenchStage, { rounds: most, students }: BenchSize): Promise<Line[]> {
  const rounds: Record<Target, ClassTaken>[] = [];
  for (let round = 0; round < most; round += 1) {
    const taken = new Map<Target, ClassTaken>();
    for (let at = 0; at < TARGETS.length; at += 1) {
      const target = TARGETS[(at + round) % TARGETS.length] ?? 'product';
      taken.set(target, await playClass(stage, target, round));
    }
    rounds.push(Object.fromEntries(taken) as Record<Target, ClassTaken>);
  }
  return ACTS.map((act) =>
    lineOf(
      act,
      rounds.slice(warmUpRounds(students)).map(({ product, baseline, alone }) => ({
        ...{ product: product[act], baseline: baseline[act], alone: alone[act] },
      })),
    ),
  );
}

function startFigures(starts: Awaited<ReturnType<typeof coldStarts>>) {
  const of = (pick: (round: (typeof starts)[number]) => number) => spreadOf(starts.map(pick));
  return {
    start: {
      productMs: of(({ product }) => product.startMs),
      baselineMs: of(({ baseline }) => baseline.startMs),
      share: of(({ product, baseline }) => baseline.startMs / product.startMs),
    },
    memory: {
      idle: of(({ product }) => product.idleMb),
      baselineIdle: of(({ baseline }) => baseline.idleMb),
      share: of(({ product, baseline }) => baseline.idleMb / product.idleMb),
    },
  };
}

/** From here on the kernel counts the peak anew. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
