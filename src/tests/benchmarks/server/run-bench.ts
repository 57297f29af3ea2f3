import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { attemptRounds, measureAttempts } from './attempt-measures';
import { CALLS_OF_EACH, type ClassTaken, playClass } from './class-measure';
import { coldStarts } from './cold-start';
import { deskMeasures } from './desk-measures';
import { type Line, lineOf, type Spread, spreadOf, type Throughput } from './figures';
import { measureInTurn } from './measure';
import type { SchoolSize } from './school';
import { type BaselineForm, type BenchStage, startStage, type Target } from './stage';

export interface BenchReport {
  readonly lines: readonly Line[];
  /** Complete attempts compared with saves of one UPSERT each. */
  readonly throughput: Throughput;
  readonly start: { readonly productMs: Spread; readonly baselineMs: Spread; readonly share: Spread };
  /** In MB. */
  readonly memory: { readonly idle: Spread; readonly baselineIdle: Spread; readonly share: Spread };
  /** In MB: at the end, and the peaks while reading and exporting all results. */
  readonly loadedMb: number;
  readonly resultsPeakMb: number;
  readonly exportsPeakMb: number;
}

/** Numbers of rounds: for a class, and for everything else. */
interface BenchSize extends SchoolSize {
  readonly measured: number;
}

/** Calls of a class until both servers run compiled code and the CPU per call is stable. */
const WARM_UP_CALLS = 20_000;
const warmUpRounds = (students: number) => Math.ceil(WARM_UP_CALLS / (students * CALLS_OF_EACH));
/** The first round of everything else does not count: it repeats each request often enough. */
const withWarmUp = (measured: number) => measured + 1;

const sized = (size: Omit<BenchSize, 'rounds' | 'attemptRounds' | 'markings'>): BenchSize => ({
  ...size,
  rounds: warmUpRounds(size.students) + size.measured,
  attemptRounds: attemptRounds(size.measured),
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

export const AUTOSAVE_BESIDE_UPSERT = 'autosave beside one UPSERT';
/** The lines of a class: an action of the product, and its comparison. */
const CLASS_LINES = [
  ['join', 'join', 'baseline'],
  ['autosave', 'autosave', 'baseline'],
  [AUTOSAVE_BESIDE_UPSERT, 'autosave', 'upsert'],
  ['autosave beside one UPSERT and its history', 'autosave', 'upsertWithHistory'],
  ['submit', 'submit', 'baseline'],
] as const;
const TARGETS: readonly Target[] = ['product', 'baseline', 'alone', 'upsert', 'upsertWithHistory'];
const SETTLES_IN_MS = 2000;

/** Measures everything, product and baselines in turn; `say` reports each step. */
export async function runBench(
  size: BenchSize,
  { baseline: baselineForm, say }: { baseline: BaselineForm; say: (line: string) => void },
): Promise<BenchReport> {
  say('cold start');
  const starts = await coldStarts(size.measured);
  const stage = await startStage(size, baselineForm);
  try {
    say('a class');
    const ofClass = await classLines(stage, size);
    const ofDesk: Line[] = [];
    forgetPeak(stage.product.pid);
    let [resultsPeakMb, exportsPeakMb] = [0, 0];
    for (const measure of deskMeasures(stage)) {
      const { name } = measure;
      say(name);
      ofDesk.push(lineOf(name, await measureInTurn(measure, size.measured)));
      const { peak } = stage.product.memory();
      if (name.startsWith('results')) resultsPeakMb = peak;
      if (/^(CSV|XLSX)/.test(name)) exportsPeakMb = peak;
    }
    await wait(SETTLES_IN_MS);
    const loadedMb = stage.product.memory().now;
    // Last, so that the memory figures stay comparable with earlier reports.
    const attempts = await measureAttempts(stage, { measured: size.measured, say });
    const lines = [...ofClass, ...attempts.lines, ...ofDesk];
    return {
      lines,
      throughput: attempts.throughput,
      ...startFigures(starts),
      loadedMb,
      resultsPeakMb,
      exportsPeakMb,
    };
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
  const measured = rounds.slice(warmUpRounds(students));
  return CLASS_LINES.map(([name, act, beside]) =>
    lineOf(
      name,
      measured.map(({ product, alone, [beside]: baseline }) => ({
        ...{ product: product[act], baseline: baseline[act] },
        ...(beside === 'baseline' && { alone: alone[act] }),
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

/** Resets the kernel's peak counter. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
