import { readFileSync } from 'node:fs';

export interface Usage {
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

const CLOCK_TICKS_PER_SECOND = 100;

export function usageOf(pid: number): Usage {
  // After the name in parentheses, user and system time are the 12th and 13th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const peakKb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND,
    peakMb: Number(peakKb) / 1024,
  };
}

/** Current memory of a process. */
export interface Memory {
  /** Proportional set size: shared memory, such as the program, is divided among the processes. */
  readonly shareMb: number;
  readonly residentMb: number;
}

export function memoryOf(pid: number): Memory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const mb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024;
  return { shareMb: mb('Pss'), residentMb: mb('Rss') };
}
