import type { Clock } from '../ports/clock';

export interface ManualClock extends Clock {
  /** Advances the time by this many milliseconds. */
  advance(ms: number): void;
}

const START = Date.UTC(2026, 0, 15, 9, 0, 0);

/** A clock that only a test advances. */
export function aClock(startMs: number = START): ManualClock {
  let now = startMs;
  return {
    now: () => now,
    wall: () => now,
    catchUp: () => {},
    advance: (ms) => {
      now += ms;
    },
  };
}
