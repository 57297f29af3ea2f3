import { EPISODE_MINIMUM_COUNT, EPISODE_WINDOW_MS } from '../../../shared/constants';

/** A student's focus loss, in epoch milliseconds. */
export interface ClassFocusLoss {
  readonly attemptId: string;
  readonly leftAtMs: number;
}

/** When a student took the quiz; the end is null while running. */
export interface RunningSpan {
  readonly attemptId: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
}

/** How many of a class left together, as in a fire alarm or for a notification on every screen. */
export interface AlikeFocusLosses {
  /** Different students, including the one in question. */
  readonly awayCount: number;
  /** The students taking the quiz when the first of them left. */
  readonly runningCount: number;
  readonly isShared: boolean;
}

/**
 * The episode of a focus loss: the largest group of different students' focus losses within 10 s of each other containing it.
 * Shared if at least three students, and at least half of those taking the quiz, left.
 */
export function alikeFocusLosses(
  focusLoss: ClassFocusLoss,
  inClass: { focusLosses: readonly ClassFocusLoss[]; spans: readonly RunningSpan[] },
): AlikeFocusLosses {
  const near = [focusLoss, ...inClass.focusLosses].filter(
    ({ leftAtMs }) => Math.abs(leftAtMs - focusLoss.leftAtMs) <= EPISODE_WINDOW_MS,
  );
  const episodes = near
    .map(({ leftAtMs }) => leftAtMs)
    .filter((fromMs) => fromMs <= focusLoss.leftAtMs)
    .map((fromMs) => {
      const together = near.filter(
        ({ leftAtMs }) => leftAtMs >= fromMs && leftAtMs <= fromMs + EPISODE_WINDOW_MS,
      );
      return { fromMs, away: new Set(together.map(({ attemptId }) => attemptId)) };
    });
  const [largest] = episodes.toSorted((a, b) => b.away.size - a.away.size || a.fromMs - b.fromMs);
  const { fromMs, away } = largest ?? { fromMs: focusLoss.leftAtMs, away: new Set([focusLoss.attemptId]) };
  const running = inClass.spans.filter((span) => isRunning(span, fromMs)).map(({ attemptId }) => attemptId);
  // Students who started during the episode and left with the others count as taking the quiz.
  const runningCount = new Set([...running, ...away]).size;
  const awayCount = away.size;
  return {
    awayCount,
    runningCount,
    isShared: awayCount >= EPISODE_MINIMUM_COUNT && awayCount * 2 >= runningCount,
  };
}

const isRunning = ({ startedAtMs, endedAtMs }: RunningSpan, atMs: number) =>
  startedAtMs <= atMs && (endedAtMs === null || endedAtMs >= atMs);
