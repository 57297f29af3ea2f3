import { fairLine, type Place, type Waiting } from './fair-line';
import type { EndTurn } from './limiters';

/** The queues: vouched for by a slip or device, making PINs, and everybody else. */
export type PinLine = 'known' | 'makers' | 'strangers';

export interface PinTurnLimit {
  readonly atOnce: number;
  /** The maximum for strangers. */
  readonly ofStrangers: number;
  /** The maximum waiting, per group and in all. */
  readonly ofGroup: number;
  readonly inAll: number;
  readonly patienceMs: number;
}

export interface PinTurns {
  /** Resolves with the end of the turn; with null without a place or after a timeout. */
  take(line: PinLine, place: Place): Promise<EndTurn | null>;
}

/** Schedules PIN computations. Known people never wait behind others; makers and strangers alternate. */
export function pinTurns({ atOnce, ofStrangers, patienceMs, ...room }: PinTurnLimit): PinTurns {
  const lines = { known: fairLine(room), makers: fairLine(room), strangers: fairLine(room) };
  let others: readonly PinLine[] = ['makers', 'strangers'];
  let running = 0;
  let strangers = 0;
  const mayRun = (line: PinLine) => running < atOnce && (line !== 'strangers' || strangers < ofStrangers);
  const begin = (line: PinLine): EndTurn => {
    running += 1;
    if (line === 'strangers') strangers += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      if (line === 'strangers') strangers -= 1;
      callNext();
    };
  };
  const callNext = () => {
    for (const line of ['known', ...others] as const) {
      const next = mayRun(line) ? lines[line].next() : undefined;
      if (!next) continue;
      if (line !== 'known') others = [...others.filter((each) => each !== line), line];
      next.call();
      return callNext();
    }
  };
  return {
    async take(line, place) {
      if (mayRun(line)) return begin(line);
      return new Promise((resolve) => {
        const end = (endTurn: EndTurn | null) => {
          clearTimeout(patience);
          resolve(endTurn);
        };
        const waiting: Waiting = {
          call() {
            clearTimeout(patience);
            const endTurn = begin(line);
            // Lets other requests in before this continues.
            setImmediate(end, endTurn);
          },
          turnAway: () => end(null),
        };
        const patience = setTimeout(() => {
          lines[line].remove(place, waiting);
          waiting.turnAway();
        }, patienceMs);
        if (!lines[line].add(place, waiting)) waiting.turnAway();
      });
    },
  };
}
