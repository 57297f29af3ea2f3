import { perDb } from './store';

/** The cause of a re-scoring: a new mark, a late arrival, earlier marks switched on or off, or a corrected key. */
export type RescoreCause = 'marks' | 'arrivals' | 'memory' | 'correction';

/** The re-scorings waiting in this process, by question. */
export const waitingRescores = perDb(() => new Map<string, ReadonlySet<RescoreCause>>());
