import type { Clock } from '../../ports/clock';

/** The clock of the machine as it is, for tools that run for a moment. */
export const systemClock: Clock = { now: () => Date.now(), wall: () => Date.now(), catchUp: () => {} };
