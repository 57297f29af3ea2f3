import { perDb } from './store';

/** Progress of a running evaluation on its current batch of submissions. */
export interface SubmissionsInProgress {
  readonly submissions: number;
  /** From 0 to 1, by marked answers. */
  readonly share: number;
}

/** By quiz; the database counts a submission only once all of its answers are marked. */
export const runningEvaluations = perDb(() => new Map<string, SubmissionsInProgress>());
