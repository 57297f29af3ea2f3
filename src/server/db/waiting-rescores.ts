import { perDb } from './store';

/** Why a question is re-scored: somebody was marked, came later, or the marks of other classes are used or not any more, or the key is another. */
export type RescoreCause = 'marks' | 'arrivals' | 'memory' | 'correction';

/** Of the re-scorings that wait in this process, by question. */
export const waitingRescores = perDb(() => new Map<string, ReadonlySet<RescoreCause>>());
