import type { Worker } from 'node:worker_threads';
import type { MarkTexts } from '../ports/text-grader';
import {
  markTextAnswers,
  type TextAnswersToMark,
  type TextMark,
} from '../rules/marking/text/mark-text-answers';
import type { MarkingJob, MarkingOutcome } from './marking-job';
import { startWorker } from './start-worker';

/** So few answers take 2 ms, less than starting the thread; growing quizzes are always marked in the thread. */
const INLINE_MAXIMUM_ANSWERS = 5;
const INLINE_MAXIMUM_CHARACTERS = 1000;

interface Waiting {
  readonly job: MarkingJob;
  readonly resolve: (marks: TextMark[]) => void;
  readonly reject: (error: Error) => void;
}

interface ThreadOptions {
  readonly start?: () => Worker;
  readonly timeoutMs?: number;
}

const startMarking = () => startWorker('marking-worker');

/** Limit for one question of one class; far above the slowest observed. */
const TIMEOUT_MS = 30_000;

/**
 * A thread that marks one question after another. A job is rejected if it takes too long or its thread dies; the next one
 * gets a new thread. An idle thread does not keep the process alive.
 */
export function markingThread({ start = startMarking, timeoutMs = TIMEOUT_MS }: ThreadOptions = {}) {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;
  let lastId = 0;

  function next(): void {
    if (current) return;
    const waiting = queue.shift();
    if (!waiting) {
      worker?.unref();
      return;
    }
    try {
      worker ??= begin();
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)));
      next();
      return;
    }
    worker.ref();
    const timer = setTimeout(() => discard(worker, new Error('Marking took too long.')), timeoutMs);
    current = { ...waiting, timer };
    worker.postMessage(waiting.job);
  }

  function begin(): Worker {
    const begun = start();
    begun.on('message', (outcome: MarkingOutcome) => {
      if (outcome.id !== current?.job.id) return;
      if ('marks' in outcome) settle(({ resolve }) => resolve(outcome.marks));
      else settle(({ reject }) => reject(new Error(outcome.error)));
    });
    begun.on('error', (error) => discard(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => discard(begun, new Error('The marking thread ended.')));
    return begun;
  }

  /** Terminates a thread. Its job is not retried, since it may be the cause. */
  function discard(old: Worker | undefined, error: Error) {
    if (old !== worker) return;
    worker = undefined;
    old?.terminate();
    settle(({ reject }) => reject(error));
  }

  function settle(tell: (waiting: Waiting) => void) {
    if (current) {
      clearTimeout(current.timer);
      const finished = current;
      current = undefined;
      tell(finished);
    }
    next();
  }

  return (task: TextAnswersToMark) =>
    new Promise<TextMark[]>((resolve, reject) => {
      lastId += 1;
      queue.push({ job: { id: lastId, task }, resolve, reject });
      next();
    });
}

const inThread = markingThread();

/** Uses the marking thread, except for jobs smaller than its start-up. */
export const markTexts: MarkTexts = async (task) => (isSmall(task) ? markTextAnswers(task) : inThread(task));

function isSmall({ question, modelAnswer, answers }: TextAnswersToMark): boolean {
  if (answers.length > INLINE_MAXIMUM_ANSWERS) return false;
  const characters = answers.reduce(
    (sum, { text }) => sum + text.length,
    question.length + modelAnswer.length,
  );
  return characters <= INLINE_MAXIMUM_CHARACTERS;
}
