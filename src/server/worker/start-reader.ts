import { type ChildProcess, spawn } from 'node:child_process';
import { programOf } from './start-worker';

/** The pipes of a program that is told what to do by messages; what it prints goes nowhere. */
const BY_MESSAGES = {
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
  // It is told nothing of the settings: no secret is within reach of what a file may do to it.
  env: {},
} as const;

/** Starts Node with these arguments as a process that takes and sends messages. */
export const startTalking = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, { ...BY_MESSAGES, stdio: [...BY_MESSAGES.stdio] });

/** Starts the process that reads files, with so much memory for what it makes of them. */
export function startReader(limits: {
  readonly workMs: number;
  readonly memoryMegabytes: number;
  readonly heldMegabytes: number;
}): ChildProcess {
  const { file, execArgv } = programOf('files-worker');
  const heap = `--max-old-space-size=${limits.memoryMegabytes}`;
  return startTalking([...execArgv, heap, file, String(limits.workMs), String(limits.heldMegabytes)]);
}
