import { perDb } from './store';

/** Progress of a running evaluation on its current batch of submissions. */
export interface SubmissionsInProgress {
  readonly submissions: number;
  /** From 0 to 1, by marked answers. */
  readonly share: number;
}

/** By quiz; the database counts a submission only once all of its answers are marked. */
export const runningEvaluations = perDb(() => new Map<string, SubmissionsInProgress>());

/** The cause of a re-scoring: a new mark, a late arrival, earlier marks switched on or off, or a corrected key. */
export type RescoreCause = 'marks' | 'arrivals' | 'memory' | 'correction';

/** The re-scorings waiting in this process, by question. */
export const waitingRescores = perDb(() => new Map<string, ReadonlySet<RescoreCause>>());

/** How often AI opinions agreed with teachers, by question, at the last count. */
export interface KnownReliability {
  readonly countedAt: number;
  readonly byQuestion: ReadonlyMap<string, { readonly right: number; readonly of: number }>;
}

/** In memory: counting for each decision would read hundreds of marks. */
export const knownReliability = perDb(() => new Map<'latest', KnownReliability>());
