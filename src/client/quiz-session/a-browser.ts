import type { OutboxRecord, UnsentFocusLoss } from '../rules/quiz-session/outbox';
import type { SavedQuiz } from '../rules/quiz-session/saved-quiz';
import type { SessionDevice } from './device';

export interface Kept {
  savedQuiz: SavedQuiz | null;
  focusLosses: { attemptId: string; focusLosses: readonly UnsentFocusLoss[] } | null;
  pageGone: UnsentFocusLoss | null;
  isPageHere: boolean;
}

export interface PageParts {
  elapsedMs: () => number;
  writerId: string;
  /** Requests of a closed page reach nothing. */
  isGone?: () => boolean;
}

/** For tests: an in-memory browser whose storage outlives its pages. */
export function aBrowser(nowMs: () => number) {
  const outboxes = new Map<string, OutboxRecord>();
  const kept: Kept = { savedQuiz: null, focusLosses: null, pageGone: null, isPageHere: false };
  const disk = { works: true, delayMs: 0 };
  const onDisk = async <Value>(act: () => Value): Promise<Value> => {
    if (disk.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, disk.delayMs));
    if (!disk.works) throw new Error('The disk is full.');
    return act();
  };
  const deviceOf = ({ elapsedMs, writerId, isGone = () => false }: PageParts): SessionDevice => ({
    nowMs,
    elapsedMs,
    isInSight: () => true,
    writerId: async () => writerId,
    outbox: {
      read: (attemptId) => onDisk(() => structuredClone(outboxes.get(attemptId))),
      update: (attemptId, change) =>
        onDisk(() => {
          if (!isGone()) outboxes.set(attemptId, structuredClone(change(outboxes.get(attemptId))));
        }),
      remove: (attemptId) =>
        onDisk(() => {
          if (!isGone()) outboxes.delete(attemptId);
        }),
    },
    savedQuiz: {
      read: () => structuredClone(kept.savedQuiz),
      write: (saved) => {
        if (disk.works && !isGone()) kept.savedQuiz = structuredClone(saved);
        return disk.works;
      },
      forget: () => {
        if (!isGone()) kept.savedQuiz = null;
      },
    },
    focusLosses: {
      read: (attemptId) =>
        kept.focusLosses?.attemptId === attemptId ? structuredClone(kept.focusLosses.focusLosses) : [],
      write: (attemptId, focusLosses) => {
        if (disk.works && !isGone())
          kept.focusLosses = { attemptId, focusLosses: structuredClone(focusLosses) };
      },
    },
    notePageGone: (_attemptId, focusLoss) => {
      kept.pageGone = focusLoss;
    },
    notePageHere: (here) => {
      kept.isPageHere = here !== null;
    },
  });
  return { outboxes, kept, disk, deviceOf };
}

export type ABrowser = ReturnType<typeof aBrowser>;
