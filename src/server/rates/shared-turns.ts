import { type TurnLimit, type Turns, waitIn } from './limiters';

/**
 * Lets all keys together do so much at once. Who waits does so in the line of its key, and the lines have their turns one after
 * the other: a key that asks for a thousand turns costs the others one place.
 */
export function sharedTurns({ atOnce, waiting, patienceMs }: TurnLimit): Turns {
  const lines = new Map<string, Set<() => void>>();
  let running = 0;
  /** Calls the first of the line whose turn it is, which goes behind the others. */
  const callNext = () => {
    for (const [key, line] of lines) {
      lines.delete(key);
      const [next] = line;
      if (!next) continue;
      line.delete(next);
      if (line.size > 0) lines.set(key, line);
      // Whatever was sent meanwhile is looked at before this goes on.
      setImmediate(next);
      return;
    }
    running -= 1;
  };
  const endOnce = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      callNext();
    };
  };
  return {
    async take(key) {
      if (running < atOnce) {
        running += 1;
        return endOnce();
      }
      const line = lines.get(key) ?? new Set();
      if (line.size >= waiting) return null;
      lines.set(key, line);
      return (await waitIn(line, patienceMs)) ? endOnce() : null;
    },
  };
}
