import type { Answer } from '../../../shared/answer/answer';
import type { UnsentChange } from './merge-unsent';

/** An unacknowledged focus loss in epoch milliseconds. */
export interface UnsentFocusLoss {
  readonly leftAt: number;
  readonly returnedAt?: number;
  readonly questionId?: string;
  /** `gone`: the page unloaded, perhaps to reload; `reloaded`: it was a reload. */
  readonly page?: 'gone' | 'reloaded';
}

/** An attempt's unsent data, as devices keep it. */
export interface OutboxRecord {
  readonly attemptId: string;
  /** By question; null clears the answer. Times of the changes, server-corrected. */
  readonly answers: Readonly<Record<string, { answer: Answer | null; changedAtMs: number }>>;
  /** The focus losses; devices keep them under this name. */
  readonly leavings: readonly UnsentFocusLoss[];
  /** The server's clock minus this device's when last heard, in ms. */
  readonly clockOffsetMs: number;
}

/** An update of a record, applied to the stored one since another tab may have written to it. */
export type OutboxStep = (record: OutboxRecord) => OutboxRecord;

export const emptyOutbox = (attemptId: string): OutboxRecord => ({
  attemptId,
  answers: {},
  leavings: [],
  clockOffsetMs: 0,
});

/** The changes of a record, oldest first. */
export const changesOf = ({ answers }: Pick<OutboxRecord, 'answers'>): UnsentChange[] =>
  Object.entries(answers)
    .map(([questionId, change]) => ({ questionId, ...change }))
    .sort((left, right) => left.changedAtMs - right.changedAtMs);

/** Adds changes; of two to one question the later stays. */
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

/** Removes acknowledged changes; later ones to the same question stay. */
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

/** Shifts changes since a moment, stamped by a wrong clock. */
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

/** Adds or updates a focus loss, identified by `leftAt`. */
export const withFocusLoss =
  (focusLoss: UnsentFocusLoss): OutboxStep =>
  (record) => ({
    ...record,
    leavings: [...record.leavings.filter(({ leftAt }) => leftAt !== focusLoss.leftAt), focusLoss],
  });

/** Removes an acknowledged focus loss unless its return has arrived since. */
export const withoutFocusLoss =
  (reported: UnsentFocusLoss): OutboxStep =>
  (record) => ({
    ...record,
    leavings: record.leavings.filter(
      ({ leftAt, returnedAt }) => leftAt !== reported.leftAt || returnedAt !== reported.returnedAt,
    ),
  });

export const withClockOffset =
  (clockOffsetMs: number): OutboxStep =>
  (record) => ({ ...record, clockOffsetMs });
