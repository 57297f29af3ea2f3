import { perDb } from './store';

/** Why a question is re-scored: somebody was marked, came later, or the marks of other classes are used or not any more. */
export type RescoreCause = 'marks' | 'arrivals' | 'memory';

/** Of the re-scorings that wait in this process, by question. */
export const waitingRescores = perDb(() => new Map<string, ReadonlySet<RescoreCause>>());
