import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export const hasStrace = (): boolean => spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

export const NO_STRACE = 'it needs strace, which is not installed here or may not trace.';

/** Resolves once the tracer of a process has exited and written everything; returns a function that waits. */
export function tracerOf(pid: number): () => Promise<void> {
  const [, tracer] = /^TracerPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return async () => {
    while (existsSync(`/proc/${tracer}`)) await wait(20);
  };
}

/** Makes system calls of a running process fail with an error, until the returned function is called. */
export async function failCalls(pid: number, calls: string, error: string): Promise<() => Promise<void>> {
  const strace = spawn('strace', [
    '-qq',
    '-o',
    '/dev/null',
    '-p',
    String(pid),
    '-e',
    `inject=${calls}:error=${error}`,
  ]);
  const isTraced = () => !/^TracerPid:\s+0$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  while (!isTraced()) await wait(10);
  const exited = once(strace, 'exit');
  return async () => {
    strace.kill('SIGINT');
    await exited;
  };
}
