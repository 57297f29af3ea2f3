import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Linux control group with limits on CPU and memory. */
export interface Confinement {
  /** A command prefix that starts a program in the group, in the same process. */
  readonly under: readonly string[];
  /** Seconds for which the group's programs were throttled. */
  throttledSeconds(): number;
  /** Removes the group; all its processes must have ended. */
  end(): void;
}

export interface Room {
  readonly processors: number;
  readonly megabytes: number;
}

export const NO_CONFINEMENT =
  'it needs a control group for the processors and the memory, which nobody may make here.';

const ROOT = '/sys/fs/cgroup';
const PERIOD_US = 100_000;

export function confine({ processors, megabytes }: Room): Confinement | null {
  const name = `quiz-reliability-${process.pid}`;
  const quotaUs = String(processors * PERIOD_US);
  const bytes = String(megabytes * 1024 * 1024);
  const isUnified = existsSync(join(ROOT, 'cgroup.controllers'));
  // Version 2 has a single hierarchy, version 1 one per resource.
  const [cpu, memory] = isUnified
    ? [join(ROOT, name), join(ROOT, name)]
    : [join(ROOT, 'cpu', name), join(ROOT, 'memory', name)];
  const groups = [...new Set([cpu, memory])];
  const end = () => {
    for (const group of groups) if (existsSync(group)) rmdirSync(group);
  };
  try {
    if (isUnified) writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu +memory');
    for (const group of groups) mkdirSync(group, { recursive: true });
    if (isUnified) {
      writeFileSync(join(cpu, 'cpu.max'), `${quotaUs} ${PERIOD_US}`);
      writeFileSync(join(memory, 'memory.max'), bytes);
      writeWhereThereIs(join(memory, 'memory.swap.max'), '0');
    } else {
      writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(cpu, 'cpu.cfs_quota_us'), quotaUs);
      writeFileSync(join(memory, 'memory.limit_in_bytes'), bytes);
      // Limits memory and swap together, so that nothing is swapped.
      writeWhereThereIs(join(memory, 'memory.memsw.limit_in_bytes'), bytes);
    }
  } catch {
    end();
    return null;
  }
  const enter = groups.map((group) => `echo $$ > ${join(group, 'cgroup.procs')}`);
  return {
    under: ['sh', '-c', `${enter.join(' && ')} && exec "$@"`, 'sh'],
    throttledSeconds() {
      const stat = readFileSync(join(cpu, 'cpu.stat'), 'utf8');
      const [, us] = /^throttled_usec (\d+)/m.exec(stat) ?? [];
      const [, ns] = /^throttled_time (\d+)/m.exec(stat) ?? [];
      return us ? Number(us) / 1e6 : Number(ns) / 1e9;
    },
    end,
  };
}

/** Kernels without swap lack this limit. */
function writeWhereThereIs(file: string, text: string): void {
  if (existsSync(file)) writeFileSync(file, text);
}

/** Spins on two threads for a second and prints the CPU seconds used. */
const SPIN = `
  new (require('node:worker_threads').Worker)('for (;;);', { eval: true });
  const before = process.cpuUsage();
  const endsAt = performance.now() + 1000;
  while (performance.now() < endsAt);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(String((user + system) / 1e6), () => process.exit());
`;
/** CPU time is allotted in periods of a tenth of a second, so the first and last may be complete. */
const SPIN_ALLOWANCE_SECONDS = 0.3;

/** Checks the limits with greedy programs; one sentence for each limit that does not hold. */
export function whyNotConfined({ under }: Confinement, { processors, megabytes }: Room): string[] {
  const run = (script: string) => {
    const [command = '', ...args] = [...under, process.execPath, '-e', script];
    return spawnSync(command, args, { encoding: 'utf8' });
  };
  const spun = Number(run(SPIN).stdout);
  const isHeldBack = spun > 0 && spun < processors + SPIN_ALLOWANCE_SECONDS;
  const isEnded = run(`Buffer.alloc(${megabytes} * 2 ** 20, 1)`).signal === 'SIGKILL';
  return [
    ...(isHeldBack ? [] : [`A program had ${spun} processors, and not ${processors}.`]),
    ...(isEnded ? [] : [`A program took ${megabytes} MB and went on.`]),
  ];
}
