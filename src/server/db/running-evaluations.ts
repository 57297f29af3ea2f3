import { perDb } from './store';

/** How far an evaluation that runs in this process has come with the submissions it has in hand. */
export interface SubmissionsInHand {
  readonly submissions: number;
  /** From 0 to 1, by the answers that are marked. */
  readonly share: number;
}

/** By quiz; what is stored counts a submission only once all of its answers are marked. */
export const runningEvaluations = perDb(() => new Map<string, SubmissionsInHand>());
