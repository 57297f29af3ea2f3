import type { Answer } from '../../../shared/attempt/answer';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import type { Outbox } from './outbox';
import type { SessionStore } from './session-store';

/** What a submit says. */
export interface Paper {
  /** The server has, or may have, an answer to these questions. */
  known: (questionIds: Iterable<string>) => void;
  toHandIn: () => {
    answers: Record<string, Answer | null>;
    focusLostCount: number;
    reason?: 'student' | 'time';
  };
}

/** The answers to hand in: a submit takes away only what it says is gone, so that is said. */
export function createPaper(
  joined: JoinedQuiz,
  { store, outbox }: { store: SessionStore; outbox: Outbox },
): Paper {
  const knownIds = new Set(Object.keys(joined.attempt.answers));
  const answersToHandIn = () => {
    const { answers, submitReason } = store.get();
    // An attempt that is closed already may have been written to by another page since: only what it lacks is said.
    if (submitReason === 'closed') {
      return Object.fromEntries(outbox.changes().map(({ questionId, answer }) => [questionId, answer]));
    }
    return { ...Object.fromEntries([...knownIds].map((id) => [id, null])), ...answers };
  };
  return {
    known(questionIds) {
      for (const id of questionIds) knownIds.add(id);
    },
    toHandIn() {
      const { focusLostCount, submitReason } = store.get();
      const isOwn = submitReason === 'student' || submitReason === 'time';
      return { answers: answersToHandIn(), focusLostCount, ...(isOwn ? { reason: submitReason } : {}) };
    },
  };
}
