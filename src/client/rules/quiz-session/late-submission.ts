import type { Answer } from '../../../shared/answer/answer';
import { changesOf, emptyOutbox, type OutboxRecord, withChanges } from './outbox';
import type { SavedQuiz } from './saved-quiz';

/** A device's answers to a finished attempt, with their times. */
interface LateSubmission {
  readonly answers: Record<string, Answer | null>;
  readonly revisions: Record<string, number>;
}

/** The answers never acknowledged; without such a record, all saved ones. */
export function lateSubmissionOf(saved: SavedQuiz, record: OutboxRecord | undefined): LateSubmission {
  const { answers, unsent = {}, lastSaved, attemptDetails } = saved;
  // Only the time of saving is known.
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
