import { type Cell, createCell } from '../cell';

/** A clock in milliseconds that stands at 0 until it is started. */
export interface PausedClock {
  now: () => number;
  isRunning: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  start: () => void;
}

export function createPausedClock(): PausedClock {
  const isRunning = createCell(false);
  let startedAt = 0;
  return {
    isRunning,
    now: () => (isRunning.get() ? Math.round(performance.now() - startedAt) : 0),
    start() {
      if (isRunning.get()) return;
      startedAt = performance.now();
      isRunning.set(true);
    },
  };
}
