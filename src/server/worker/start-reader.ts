import { type ChildProcess, spawn } from 'node:child_process';
import { programOf } from './start-worker';

/** Stdio of a program controlled by messages; its output is discarded. */
const MESSAGE_STDIO = {
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
  // No environment: a malicious file must not reach any secret.
  env: {},
} as const;

/** Starts Node as a child process that exchanges messages. */
export const startMessaging = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, { ...MESSAGE_STDIO, stdio: [...MESSAGE_STDIO.stdio] });

/** Starts the process that reads files, with a heap limit. */
export function startReader(limits: {
  readonly workMs: number;
  readonly memoryMegabytes: number;
  readonly heldMegabytes: number;
}): ChildProcess {
  const { file, execArgv } = programOf('files-worker');
  const heap = `--max-old-space-size=${limits.memoryMegabytes}`;
  return startMessaging([...execArgv, heap, file, String(limits.workMs), String(limits.heldMegabytes)]);
}
