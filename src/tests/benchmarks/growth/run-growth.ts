import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../reliability/server-process';
import { medianOf, type Spread, spreadOf } from '../server/figures';
import { type MeasuredProcess, startMeasured } from '../server/measured-process';
import { PRODUCT } from '../server/stage';
import { type GrownSchool, growSchool } from './grown-school';
import { type GrownServer, growthMeasures } from './growth-measures';

/** One measurement for all sizes, the smallest first. */
export interface GrowthLine {
  readonly name: string;
  readonly unit: 'ms' | 'MB';
  readonly isOfACall: boolean;
  readonly values: readonly number[];
  /** The ratio of each size to the smallest: the median over all rounds. */
  readonly ratios: readonly Spread[];
}

export interface GrowthReport {
  readonly sizes: readonly Pick<GrownSchool, 'answers' | 'quizzes' | 'megabytes'>[];
  readonly lines: readonly GrowthLine[];
}

interface GrowthRun {
  /** Per database, besides the measured ones. */
  readonly quizzes: readonly number[];
  readonly warmUps: number;
  readonly rounds: number;
}

const STARTS = 5;
const SETTLES_IN_MS = 1500;
/** Covers all periodic work of the server, which runs at least every half minute. */
const IDLE_MS = 31_000;

/**
 * Writes a database of each size, starts a server on each, and measures them in turn, so that all meet the same noise; `say`
 * reports each step.
 */
export async function runGrowth(
  { quizzes, warmUps, rounds }: GrowthRun,
  say: (line: string) => void,
): Promise<GrowthReport> {
  const folder = temporaryFolder();
  const schools = quizzes.map((count) => {
    say(`a file with ${count.toLocaleString('en')} quizzes more`);
    return growSchool(join(folder, String(count)), { quizzes: count, rounds: warmUps + rounds });
  });
  say('cold start');
  const starts = await coldStarts(schools);
  const servers = await Promise.all(
    schools.map(async (school) => ({ school, server: await startMeasured(PRODUCT, school.dataDir) })),
  );
  const taken = await measureInTurn(servers, { warmUps, rounds, say });
  say('without a call');
  const idle = await Promise.all(servers.map(({ server }) => idleOf(server)));
  await Promise.all(servers.map(({ server }) => server.stop()));
  return {
    sizes: schools,
    lines: [
      ...taken,
      lineOf('cold start', 'ms', startsOf(starts, 'cpuMs')),
      lineOf('a second without a call', 'ms', [idle]),
      lineOf('memory after the start', 'MB', startsOf(starts, 'idleMb')),
    ],
  };
}

async function measureInTurn(
  servers: readonly GrownServer[],
  { warmUps, rounds, say }: Pick<GrowthRun, 'warmUps' | 'rounds'> & { say: (line: string) => void },
): Promise<GrowthLine[]> {
  const measures = growthMeasures().map((measure) => ({ ...measure, rounds: [] as number[][] }));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    say(round < warmUps ? `warm-up ${round + 1} of ${warmUps}` : `round ${round - warmUps + 1} of ${rounds}`);
    for (const measure of measures) {
      const values: number[] = [];
      for (let turn = 0; turn < servers.length; turn += 1) {
        const at = (turn + round) % servers.length;
        const on = servers[at];
        if (on) values[at] = await measure.take(on, round);
      }
      if (round >= warmUps) measure.rounds.push(values);
    }
  }
  return measures.map(({ name, rounds: all }) => ({ ...lineOf(name, 'ms', all), isOfACall: true }));
}

interface Start {
  readonly cpuMs: number;
  readonly idleMb: number;
}

/** CPU from the process start until ready; each first start warms the file system cache. */
async function coldStarts(schools: readonly GrownSchool[]): Promise<Start[][]> {
  const rounds: Start[][] = [];
  for (let round = 0; round <= STARTS; round += 1) {
    const starts: Start[] = [];
    for (const { dataDir } of schools) starts.push(await startOnce(dataDir));
    if (round > 0) rounds.push(starts);
  }
  return rounds;
}

async function startOnce(dataDir: string): Promise<Start> {
  const server = await startMeasured(PRODUCT, dataDir);
  const { cpuSeconds } = await server.used();
  await wait(SETTLES_IN_MS);
  const { now: idleMb } = server.memory();
  await server.stop();
  return { cpuMs: cpuSeconds * 1000, idleMb };
}

/** CPU milliseconds per second of an idle server. */
async function idleOf(server: MeasuredProcess): Promise<number> {
  await wait(SETTLES_IN_MS);
  const before = await server.used();
  await wait(IDLE_MS);
  const after = await server.used();
  return ((after.cpuSeconds - before.cpuSeconds) * 1e6) / IDLE_MS;
}

const startsOf = (rounds: readonly (readonly Start[])[], of: keyof Start) =>
  rounds.map((starts) => starts.map((start) => start[of]));

/** The line of some rounds, each with a value for every size. */
function lineOf(name: string, unit: GrowthLine['unit'], rounds: readonly (readonly number[])[]): GrowthLine {
  const sizes = rounds[0] ?? [];
  return {
    ...{ name, unit, isOfACall: false },
    values: sizes.map((_, at) => medianOf(rounds.map((values) => values[at] ?? Number.NaN))),
    ratios: sizes.map((_, at) =>
      spreadOf(rounds.map((values) => (values[at] ?? Number.NaN) / (values[0] ?? Number.NaN))),
    ),
  };
}
