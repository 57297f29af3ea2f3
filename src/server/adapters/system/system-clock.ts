import type { Clock } from '../../ports/clock';

/** The machine's clock, for short-lived tools. */
export const systemClock: Clock = { now: () => Date.now(), wall: () => Date.now(), catchUp: () => {} };
