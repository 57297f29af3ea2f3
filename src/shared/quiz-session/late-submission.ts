import type { Answer } from '../answer/answer';
import { changesOf, emptyOutbox, type OutboxRecord, withChanges } from './outbox';
import type { SavedQuiz } from './saved-quiz';

/** What a device hands in of an attempt that is over, and when each answer was written. */
interface LateSubmission {
  readonly answers: Record<string, Answer | null>;
  readonly revisions: Record<string, number>;
}

/** What the server never acknowledged; of a device that has kept no record of that, all that it saved. */
export function lateSubmissionOf(saved: SavedQuiz, record: OutboxRecord | undefined): LateSubmission {
  const { answers, unsent = {}, lastSaved, attemptDetails } = saved;
  // All that is known is when it was saved.
  const changedAtMs = Math.round(lastSaved);
  const all = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer, changedAtMs }));
  const known = record ?? withChanges(all)(emptyOutbox(attemptDetails._id));
  const left = changesOf(withChanges(changesOf({ answers: unsent }))(known));
  return {
    answers: Object.fromEntries(left.map(({ questionId, answer }) => [questionId, answer])),
    revisions: Object.fromEntries(
      left.map(({ questionId, changedAtMs: writtenAtMs }) => [questionId, writtenAtMs]),
    ),
  };
}
