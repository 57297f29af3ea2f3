import { type ChildProcess, spawn } from 'node:child_process';
import { DomainError } from '../../shared/errors';
import { importMessages } from '../../shared/import/messages';
import type { ReadAs } from '../../shared/import/read-as';
import type { RosterAs } from '../../shared/roster/request';
import type { FileReading, QuestionFile } from '../ports/question-files';
import type { RosterReading } from '../rules/roster/read-roster';
import type { FilesJob, FilesOutcome, FilesTask } from './files-job';
import { ENDED_BY } from './reading-watch';
import { programOf } from './start-worker';

export const FILE_LIMITS = {
  /** CPU time. */
  workMs: 2000,
  /** Wall time, generous for a busy machine. */
  waitMs: 15_000,
  /** Wall time for a new process to start. */
  startMs: 30_000,
  /** V8 heap. */
  memoryMegabytes: 300,
  /** Memory of the whole process. */
  heldMegabytes: 400,
};

/** Teachers import several files in a row; afterwards the memory is released. */
const IDLE_MS = 20_000;
/** Each waits with its file in memory. */
const WAITING_MAXIMUM = 30;
const TRY_AGAIN_SECONDS = 5;

interface ProcessOptions {
  readonly start?: () => ChildProcess;
  readonly idleMs?: number;
  readonly limits?: typeof FILE_LIMITS;
}

interface Waiting {
  readonly job: FilesJob;
  readonly resolve: (outcome: FilesOutcome) => void;
  readonly reject: (error: Error) => void;
}

interface Reader {
  readonly child: ChildProcess;
  isReady: boolean;
}

/**
 * A child process that reads one file after another, in order. A file that exceeds its time or memory is refused (400) and
 * its process killed; the next file gets a new one. Throws 503 if too many are waiting. The child is stopped when idle and
 * never keeps this process alive.
 */
export function filesProcess({
  limits = FILE_LIMITS,
  start = () => startReader(limits),
  idleMs = IDLE_MS,
}: ProcessOptions = {}) {
  const queue: Waiting[] = [];
  let reader: Reader | undefined;
  let current: Waiting | undefined;
  let patience: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function next(): void {
    if (current) return;
    current = queue.shift();
    if (!current) {
      rest();
      return;
    }
    clearTimeout(idle);
    reader ??= begin();
    keepAlive(reader.child, true);
    reader.child.send(current.job);
    waitFor(reader);
  }

  function begin(): Reader {
    const begun: Reader = { child: start(), isReady: false };
    begun.child.on('message', (outcome: FilesOutcome | 'ready') => {
      if (outcome === 'ready') {
        begun.isReady = true;
        if (current && begun === reader) waitFor(begun);
      } else if (outcome.id === current?.job.id) settle(({ resolve }) => resolve(outcome));
    });
    begun.child.on('error', (error) => discard(begun, error));
    begun.child.on('exit', (code, signal) => discard(begun, whyEnded(code, signal)));
    return begun;
  }

  /** The child limits its own work; this timeout also catches a child that never starts. */
  function waitFor(waited: Reader): void {
    const { kind, sentence, ms, seconds } = waited.isReady
      ? ({ kind: 'invalid', sentence: importMessages.takesTooLong, ms: limits.waitMs } as const)
      : ({
          kind: 'unavailable',
          sentence: importMessages.filesBusy,
          ms: limits.startMs,
          seconds: TRY_AGAIN_SECONDS,
        } as const);
    clearTimeout(patience);
    patience = setTimeout(() => discard(waited, new DomainError(kind, sentence, seconds)), ms);
  }

  function rest(): void {
    const resting = reader;
    if (!resting) return;
    keepAlive(resting.child, false);
    idle = setTimeout(() => {
      if (resting !== reader) return;
      reader = undefined;
      resting.child.kill('SIGKILL');
    }, idleMs).unref();
  }

  /** Kills a process. Its file is not retried, since it may be the cause. */
  function discard(old: Reader, error: Error): void {
    if (old !== reader) return;
    reader = undefined;
    old.child.kill('SIGKILL');
    settle(({ reject }) => reject(error));
  }

  function settle(say: (waiting: Waiting) => void): void {
    clearTimeout(patience);
    const finished = current;
    current = undefined;
    if (finished) say(finished);
    next();
  }

  const send = (task: FilesTask) =>
    new Promise<FilesOutcome>((resolve, reject) => {
      if (queue.length >= WAITING_MAXIMUM)
        throw new DomainError('unavailable', importMessages.filesBusy, TRY_AGAIN_SECONDS);
      lastId += 1;
      queue.push({ job: { id: lastId, task }, resolve, reject });
      next();
    });
  return {
    async read(questions: QuestionFile, as: ReadAs = {}): Promise<FileReading> {
      const outcome = await send({ questions, as });
      return 'reading' in outcome ? outcome.reading : failed(outcome);
    },
    async readRoster(list: Uint8Array | string, as: RosterAs = {}): Promise<RosterReading> {
      const outcome = await send({ list, as });
      return 'roster' in outcome ? outcome.roster : failed(outcome);
    },
  };
}

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

function keepAlive(child: ChildProcess, isKept: boolean): void {
  const does = isKept ? 'ref' : 'unref';
  child[does]();
  child.channel?.[does]();
}

/** V8 aborts the process when its heap is full, and the system kills it when memory runs out. */
function whyEnded(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === ENDED_BY.tooLong) return new DomainError('invalid', importMessages.takesTooLong);
  const isFull = signal === ENDED_BY.tooMuch || signal === 'SIGABRT' || signal === 'SIGTRAP';
  if (isFull) return new DomainError('invalid', importMessages.takesTooMuch);
  return new Error(`The process that reads files ended by ${signal ?? code}.`);
}

function failed(outcome: FilesOutcome): never {
  if ('refusal' in outcome) throw new DomainError(outcome.refusal.kind, outcome.refusal.sentence);
  throw new Error(
    'error' in outcome ? outcome.error : 'The process that reads files answered something else.',
  );
}
