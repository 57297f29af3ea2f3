import type { FollowedAttempt } from '../../../shared/attempt/schema';

export interface Follow {
  /** Asks now, after a question that is already under way; null when no answer came. */
  ask: () => Promise<FollowedAttempt | null>;
  start: () => void;
  stop: () => void;
}

interface FollowParts {
  ask: () => Promise<FollowedAttempt>;
  /** Told each answer, with how long it took in ms. */
  onTold: (told: FollowedAttempt, roundTripMs: number) => void | Promise<void>;
  onFailed: (error: unknown) => void;
  everyMs: number;
}

/** Asks again and again how the attempt stands: one question at a time, also while the page is hidden. */
export function createFollow({ ask, onTold, onFailed, everyMs }: FollowParts): Follow {
  let underWay: Promise<FollowedAttempt | null> | undefined;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(() => void askOnce(), everyMs);
  };

  function askOnce(): Promise<FollowedAttempt | null> {
    underWay ??= asked().finally(() => {
      underWay = undefined;
      schedule();
    });
    return underWay;
  }

  async function asked(): Promise<FollowedAttempt | null> {
    const askedAt = performance.now();
    try {
      const told = await ask();
      await onTold(told, performance.now() - askedAt);
      return told;
    } catch (error) {
      onFailed(error);
      return null;
    }
  }

  return {
    async ask() {
      // What is under way may have been answered before the reason to ask.
      if (underWay) await underWay;
      return askOnce();
    },
    start() {
      isRunning = true;
      schedule();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
    },
  };
}
