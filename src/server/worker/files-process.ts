import type { ChildProcess } from 'node:child_process';
import { DomainError } from '../../shared/errors';
import { importMessages } from '../../shared/import/messages';
import type { ReadAs } from '../../shared/import/read-as';
import type { RosterAs } from '../../shared/roster/request';
import type { FileReading, QuestionFile } from '../ports/question-files';
import type { RosterReading } from '../rules/roster/read-roster';
import type { FilesJob, FilesOutcome, FilesTask } from './files-job';
import { ENDED_BY } from './reading-watch';
import { startReader } from './start-reader';

/** What one file may take. */
export const FILE_LIMITS = {
  /** Of the processor. */
  workMs: 2000,
  /** Of the clock, on a machine that is busy with others. */
  waitMs: 15_000,
  /** Of the clock, until a new process can begin. */
  startMs: 30_000,
  /** Of what the reader makes of it. */
  memoryMegabytes: 300,
  /** Of all that its process holds, the program included. */
  heldMegabytes: 400,
};

/** Files come one after the other, while somebody looks at them; between, the memory is given back. */
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
 * One process that reads file after file, in the order they came. A file that takes too long or too much memory is refused (400)
 * with its process, and the next gets a new one; what finds too many waiting is told to come again (503). It is ended when there
 * has been nothing to do for a while, and keeps this process from no end.
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
    begun.child.on('error', (error) => lose(begun, error));
    begun.child.on('exit', (code, signal) => lose(begun, whyEnded(code, signal)));
    return begun;
  }

  /** The process watches its own work; by the clock it is given up here, also one that never begins. */
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
    patience = setTimeout(() => lose(waited, new DomainError(kind, sentence, seconds)), ms);
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

  /** Gives up a process; its file is not tried again, since it may be what ended it. */
  function lose(lost: Reader, error: Error): void {
    if (lost !== reader) return;
    reader = undefined;
    lost.child.kill('SIGKILL');
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

/** Whether this process lives on for as long as the other does. */
function keepAlive(child: ChildProcess, isKept: boolean): void {
  const does = isKept ? 'ref' : 'unref';
  child[does]();
  child.channel?.[does]();
}

/** V8 aborts the process when its memory is full, and the system kills it when the machine's is. */
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
