import type { UnsentChange } from '../../../shared/quiz-session/merge-unsent';
import type { OutboxRecord, UnsentFocusLoss } from '../../platform/outbox-store';

/** One step of a record; steps are applied to what is stored, as another tab may have written meanwhile. */
export type OutboxStep = (record: OutboxRecord) => OutboxRecord;

export const emptyRecord = (attemptId: string): OutboxRecord => ({
  attemptId,
  answers: {},
  leavings: [],
  clockOffsetMs: 0,
});

/** The changes of a record, oldest first. */
export const changesOf = ({ answers }: OutboxRecord): UnsentChange[] =>
  Object.entries(answers)
    .map(([questionId, change]) => ({ questionId, ...change }))
    .sort((left, right) => left.changedAtMs - right.changedAtMs);

/** Adds changes; of two to the same question the later one stays. */
export const withChanges =
  (changes: readonly UnsentChange[]): OutboxStep =>
  (record) => {
    const answers = { ...record.answers };
    for (const { questionId, answer, changedAtMs } of changes) {
      const known = answers[questionId];
      if (!known || known.changedAtMs <= changedAtMs) answers[questionId] = { answer, changedAtMs };
    }
    return { ...record, answers };
  };

/** Takes out what the server has; a change that came later to the same question stays. */
export const withoutChanges =
  (changes: readonly UnsentChange[]): OutboxStep =>
  (record) => {
    const answers = { ...record.answers };
    for (const { questionId, changedAtMs } of changes) {
      const known = answers[questionId];
      if (known && known.changedAtMs <= changedAtMs) delete answers[questionId];
    }
    return { ...record, answers };
  };

/** Adds a focus loss, or what is newly known of one: each `leftAt` is one. */
export const withFocusLoss =
  (focusLoss: UnsentFocusLoss): OutboxStep =>
  (record) => ({
    ...record,
    leavings: [...record.leavings.filter(({ leftAt }) => leftAt !== focusLoss.leftAt), focusLoss],
  });

/** Takes out a focus loss the server knows as far as it was told; one whose return came meanwhile stays. */
export const withoutFocusLoss =
  (told: UnsentFocusLoss): OutboxStep =>
  (record) => ({
    ...record,
    leavings: record.leavings.filter(
      ({ leftAt, returnedAt }) => leftAt !== told.leftAt || returnedAt !== told.returnedAt,
    ),
  });

export const withClockOffset =
  (clockOffsetMs: number): OutboxStep =>
  (record) => ({ ...record, clockOffsetMs });

/** Moves the changes made since a moment: they were stamped by a clock that turned out to be wrong. */
export const withChangesMoved =
  ({ sinceMs, byMs }: { sinceMs: number; byMs: number }): OutboxStep =>
  (record) => ({
    ...record,
    answers: Object.fromEntries(
      Object.entries(record.answers).map(([questionId, change]) => [
        questionId,
        change.changedAtMs < sinceMs ? change : { ...change, changedAtMs: change.changedAtMs + byMs },
      ]),
    ),
  });
