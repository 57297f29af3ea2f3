import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Protection } from './bundle';
import { type Usage, usageOf } from './process-usage';
import { findPort, startServer, temporaryFolder } from './server-process';

/** The form of the server in one round. */
export interface ServerForm {
  /** strace delays each fsync by 10 ms. */
  readonly slowDisk: boolean;
  /** One commit per write, without the protection of group commit. */
  readonly loneCommits: boolean;
  /** A command prefix, such as a control group. */
  readonly under?: readonly string[];
  readonly without?: Protection;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Afterwards {
  /** p50, p95, p99 and maximum delay of the event loop, in milliseconds. */
  readonly eventLoop: readonly number[];
  /** The fsyncs delayed by strace; null without it. */
  readonly fsyncs: { readonly count: number; readonly shortestGapMs: number } | null;
}

export interface MeasuredServer {
  readonly url: string;
  /** Awaits the work; rejects with the server's last output if it dies. */
  whileUp<Value>(work: Promise<Value>): Promise<Value>;
  /** Restarts the measurement of the event loop. */
  startMeasuring(): void;
  usage(): Usage;
  stop(): Promise<Afterwards>;
}

const ADDED_MICROSECONDS = 10_000;
const STRACE = [
  ...['strace', '-f', '--seccomp-bpf', '-ttt', '-e', 'trace=fsync,fdatasync'],
  ...['-e', `inject=fsync,fdatasync:delay_exit=${ADDED_MICROSECONDS}`],
];
const WATCH = fileURLToPath(new URL('whole-class-watch.mjs', import.meta.url));

/** Starts the built server, or one without a protection, with its own data. */
export async function startMeasuredServer(form: ServerForm): Promise<MeasuredServer> {
  const { slowDisk, settings = {}, under = [] } = form;
  const without = form.loneCommits ? 'group-commit' : form.without;
  const folder = temporaryFolder();
  const [traceFile, eventLoopFile] = [join(folder, 'fsyncs.txt'), join(folder, 'event-loop.json')];
  const watched = ['env', `NODE_OPTIONS=--import=${WATCH}`, `EVENT_LOOP_FILE=${eventLoopFile}`];
  const server = await startServer({
    dataDir: join(folder, 'data'),
    port: await findPort(),
    under: [...under, ...(slowDisk ? [...STRACE, '-o', traceFile] : []), ...watched],
    settings,
    ...(without ? { composed: { without } } : {}),
  });
  const pid = slowDisk ? firstChildOf(server.pid) : server.pid;
  let isStopping = false;
  const died = server.exited.then(({ code, signal }) => {
    if (!isStopping) throw new Error(`The server ended with ${code ?? signal}: ${server.errors()}`);
  });
  return {
    url: server.url,
    whileUp: (work) => Promise.race([work, died.then(() => work)]),
    startMeasuring: () => process.kill(pid, 'SIGWINCH'),
    usage: () => usageOf(pid),
    async stop() {
      isStopping = true;
      process.kill(pid, 'SIGTERM');
      await server.exited;
      return {
        eventLoop: JSON.parse(readFileSync(eventLoopFile, 'utf8')) as number[],
        fsyncs: existsSync(traceFile) ? fsyncsIn(readFileSync(traceFile, 'utf8')) : null,
      };
    },
  };
}

function firstChildOf(pid: number): number {
  const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  if (child === '') throw new Error('strace runs no server.');
  return Number(child);
}

/** strace records when each call began; a thread's delay lies between two of its calls. */
function fsyncsIn(trace: string): NonNullable<Afterwards['fsyncs']> {
  const fsyncs = [...trace.matchAll(/^(\d+)\s+([\d.]+) f(?:data)?sync\(/gm)];
  const last = new Map<string, number>();
  let shortestGapMs = Number.POSITIVE_INFINITY;
  for (const [, thread = '', seconds] of fsyncs) {
    const beganMs = Number(seconds) * 1000;
    shortestGapMs = Math.min(shortestGapMs, beganMs - (last.get(thread) ?? 0));
    last.set(thread, beganMs);
  }
  return { count: fsyncs.length, shortestGapMs };
}
