import { setTimeout as wait } from 'node:timers/promises';
import { killBeside, teachAll } from './many-schools-lessons';
import { type Memory, memoryOf, usageOf } from './process-usage';
import type { ReliabilitySize, ReliabilityTest } from './reliability-test';
import { findPorts, type ServerProcess, startServer, temporaryFolder } from './server-process';
import { type Limits, missesOf, timesShown } from './whole-class-figures';
import type { ClassSize } from './whole-class-student';

interface District {
  readonly schools: number;
  /** Schools with a class that writes at the same time. */
  readonly writing: number;
  readonly class: ClassSize;
  readonly idleSeconds: number;
}

const CLASS: ClassSize = { students: 20, writeSeconds: 60, rushSeconds: 10 };
const SHORT_CLASS: ClassSize = { students: 20, writeSeconds: 2, rushSeconds: 1 };
const SIZES: Record<ReliabilitySize, District> = {
  short: { schools: 4, writing: 2, class: SHORT_CLASS, idleSeconds: 1 },
  normal: { schools: 10, writing: 5, class: CLASS, idleSeconds: 20 },
  long: { schools: 50, writing: 20, class: CLASS, idleSeconds: 60 },
};
const LIMITS: Limits = { autosave: { p95: 200 }, submit: { p95: 1000 } };

/**
 * Many schools on one machine, each with its own process, folder and port: all start at once, idle for a while, and then some
 * have a class of 20 at the same time. Schools are isolated: sessions are invalid elsewhere, and killing one school during a
 * lesson does not affect the others.
 */
export const manySchoolsTest: ReliabilityTest = async (size) => {
  const { schools, writing, idleSeconds, class: ofSchool } = SIZES[size];
  const startedAt = performance.now();
  const servers = await startAll(schools);
  const startSeconds = (performance.now() - startedAt) / 1000;
  const start = cpuSecondsOf(servers) / schools;
  await wait(idleSeconds * 1000);
  const idleMs = (cpuSecondsOf(servers) / schools - start) * 1000;
  const idle = memoryOfEach(servers);
  const busy = servers.slice(0, writing);
  const before = cpuSecondsOf(busy);
  const { figures, acknowledged, lost, mixedUp } = await teachAll(busy, ofSchool);
  const lessonSeconds = (cpuSecondsOf(busy) - before) / writing;
  const afterwards = memoryOfEach(busy);
  // Two without a class.
  const [killed, neighbour] = servers.slice(-2);
  const beside = killed && neighbour ? await killBeside(killed, neighbour) : [];
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  return [
    {
      name: 'many schools',
      figures: {
        schools,
        's until all were ready': startSeconds.toFixed(1),
        's of CPU to start one': start.toFixed(2),
        'ms of CPU of one at rest, each second': (idleMs / idleSeconds).toFixed(2),
        'MB of one at rest, its share and as it sees it': shown(idle),
        [`with a class of ${ofSchool.students}`]: writing,
        failed: figures.failures.length,
        'answers acknowledged': acknowledged,
        'of them lost': lost.length,
        ...timesShown(figures),
        's of CPU of one with its class, sign-in included': lessonSeconds.toFixed(2),
        'MB of one with its class, its share and as it sees it': shown(afterwards),
      },
      failures: [
        ...[...figures.failures, ...mixedUp],
        ...lost.map((answer) => `An acknowledged answer is not in the results: ${answer}.`),
        ...(acknowledged === 0 ? ['Nothing was acknowledged.'] : []),
        ...(size === 'short' ? [] : missesOf(figures, LIMITS)),
      ],
    },
    ...beside,
  ];
};

async function startAll(count: number): Promise<ServerProcess[]> {
  const ports = await findPorts(count);
  return Promise.all(ports.map((port) => startServer({ dataDir: temporaryFolder(), port })));
}

const cpuSecondsOf = (servers: readonly ServerProcess[]) =>
  servers.reduce((sum, { pid }) => sum + usageOf(pid).cpuSeconds, 0);

function memoryOfEach(servers: readonly ServerProcess[]): Memory {
  const all = servers.map(({ pid }) => memoryOf(pid));
  const meanOf = (what: keyof Memory) => all.reduce((sum, memory) => sum + memory[what], 0) / all.length;
  return { shareMb: meanOf('shareMb'), residentMb: meanOf('residentMb') };
}

const shown = ({ shareMb, residentMb }: Memory) => `${Math.round(shareMb)} and ${Math.round(residentMb)}`;
