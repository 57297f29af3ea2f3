import { Worker } from 'node:worker_threads';

export interface ReadingLimits {
  /** CPU time. */
  readonly workMs: number;
  /** Memory of the whole process. */
  readonly heldMegabytes: number;
}

/** Signals by which the reading process ends itself. */
export const ENDED_BY = { tooLong: 'SIGXCPU', tooMuch: 'SIGKILL' } as const;

// A hanging reader blocks its thread, so another thread watches it. On Linux, /proc gives the CPU time of the reader's thread
// without compilation and garbage collection; elsewhere all CPU time counts.
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

/** Ends this process when a file exceeds its limits or the server has ended. */
export function watchReading(limits: ReadingLimits) {
  const workerData = { parent: process.ppid, ...limits };
  const watch = new Worker(PROGRAM, { eval: true, execArgv: [], workerData });
  watch.unref();
  return {
    begin: () => watch.postMessage(true),
    end: () => watch.postMessage(false),
  };
}
