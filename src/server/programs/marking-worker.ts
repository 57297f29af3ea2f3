import { parentPort } from 'node:worker_threads';
import type { MarkingJob, MarkingOutcome } from '../worker/marking-job';
import { rememberingMarker } from '../worker/remember-class';

const mark = rememberingMarker();

// The thread that marks, so that saves of a class do not wait.
parentPort?.on('message', ({ id, task }: MarkingJob) => parentPort?.postMessage(outcomeOf(id, task)));

function outcomeOf(id: number, task: MarkingJob['task']): MarkingOutcome {
  try {
    return { id, marks: mark(task) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
