import { parentPort } from 'node:worker_threads';
import { markTextAnswers } from '../../shared/marking/text/mark-text-answers';
import type { MarkingJob, MarkingOutcome } from './marking-job';

// The thread that marks: what it calculates takes nothing away from a class that saves its answers.
parentPort?.on('message', ({ id, task }: MarkingJob) => parentPort?.postMessage(outcomeOf(id, task)));

function outcomeOf(id: number, task: MarkingJob['task']): MarkingOutcome {
  try {
    return { id, marks: markTextAnswers(task) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
