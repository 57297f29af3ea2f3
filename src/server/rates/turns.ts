export interface TurnLimit {
  /** How many tasks of one key run side by side. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** How long one waits before it is refused, in milliseconds. */
  readonly patienceMs: number;
}

/** Ends a turn; what comes after the first call does nothing. */
export type EndTurn = () => void;

export interface Turns {
  /** Resolves with the end of the turn once it has come; with null where too many wait, or it took too long. */
  take(key: string): Promise<EndTurn | null>;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Lets each key do so much at once; what more it asks for waits in its own line, and holds up nobody else. */
export function turns({ atOnce, waiting, patienceMs }: TurnLimit): Turns {
  const lines = new Map<string, Line>();
  const endOf = (key: string, line: Line): EndTurn => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = line.waiting;
      // Whatever others sent meanwhile is looked at before this key goes on.
      if (next) setImmediate(next);
      else line.running -= 1;
      if (next) line.waiting.delete(next);
      else if (line.running === 0) lines.delete(key);
    };
  };
  const waitIn = (line: Line) =>
    new Promise<boolean>((resolve) => {
      const go = () => {
        clearTimeout(patience);
        resolve(true);
      };
      const giveUp = () => {
        // One that has just been called takes its turn.
        if (line.waiting.delete(go)) resolve(false);
      };
      const patience = setTimeout(giveUp, patienceMs);
      line.waiting.add(go);
    });
  return {
    async take(key) {
      const line = lines.get(key) ?? { running: 0, waiting: new Set() };
      lines.set(key, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.size >= waiting || !(await waitIn(line))) return null;
      return endOf(key, line);
    },
  };
}
