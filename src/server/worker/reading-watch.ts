import { Worker } from 'node:worker_threads';

/** What one file may take of the process that reads it. */
export interface ReadingLimits {
  /** Of the processor. */
  readonly workMs: number;
  /** Of what the process holds, itself included. */
  readonly heldMegabytes: number;
}

/** The signals by which a reading process ends itself. */
export const ENDED_BY = { tooLong: 'SIGXCPU', tooMuch: 'SIGKILL' } as const;

// A reader that hangs lets nothing else run in its thread, so another one watches it. The first number of the thread in /proc
// leaves out what the compiler and the collection of garbage do beside it; elsewhere than on Linux all counts.
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const { parent, workMs, heldMegabytes } = workerData;
const workedMs = () => {
  try {
    const fields = readFileSync('/proc/self/task/' + process.pid + '/stat', 'latin1').split(') ').pop().split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
};
const end = (signal) => process.kill(process.pid, signal);
let begunAt;
parentPort.on('message', (isReading) => { begunAt = isReading ? workedMs() : undefined; });
setInterval(() => {
  if (process.ppid !== parent) end('${ENDED_BY.tooMuch}');
  if (begunAt === undefined) return;
  if (process.memoryUsage.rss() > heldMegabytes * 1024 * 1024) end('${ENDED_BY.tooMuch}');
  if (workedMs() - begunAt > workMs) end('${ENDED_BY.tooLong}');
}, 20);
`;

/** Ends this process when a file takes more than it may, or when the server that asked is gone. */
export function watchReading(limits: ReadingLimits) {
  const workerData = { parent: process.ppid, ...limits };
  const watch = new Worker(PROGRAM, { eval: true, execArgv: [], workerData });
  watch.unref();
  return {
    begin: () => watch.postMessage(true),
    end: () => watch.postMessage(false),
  };
}
