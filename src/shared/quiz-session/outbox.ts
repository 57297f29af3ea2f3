import type { Answer } from '../answer/answer';
import type { UnsentChange } from './merge-unsent';

/** One focus loss of the quiz page that the server has not acknowledged, in epoch milliseconds. */
export interface UnsentFocusLoss {
  readonly leftAt: number;
  readonly returnedAt?: number;
  readonly questionId?: string;
  /** `gone`: it went with its page, which may be a reload; `reloaded`: it was one. */
  readonly page?: 'gone' | 'reloaded';
}

/** What one attempt still has to tell the server, as devices keep it. */
export interface OutboxRecord {
  readonly attemptId: string;
  /** By question; null clears the answer. The time is that of the change, server-corrected. */
  readonly answers: Readonly<Record<string, { answer: Answer | null; changedAtMs: number }>>;
  /** The focus losses; devices keep them under this name. */
  readonly leavings: readonly UnsentFocusLoss[];
  /** How far the server's clock was ahead of this device's when it was last heard of, in ms. */
  readonly clockOffsetMs: number;
}

/** One step of a record; steps are applied to what is stored, as another tab may have written meanwhile. */
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

/** Adds a focus loss, or what is newly known of one: each `leftAt` is one. */
export const withFocusLoss =
  (focusLoss: UnsentFocusLoss): OutboxStep =>
  (record) => ({
    ...record,
    leavings: [...record.leavings.filter(({ leftAt }) => leftAt !== focusLoss.leftAt), focusLoss],
  });

/** Takes out a focus loss that the server knows as far as it was reported; one whose return came meanwhile stays. */
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
