import type { z } from 'zod';
import type { Answer, Answers } from '../../../shared/answer/answer';
import type { Place } from '../../../shared/attempt/schema';
import type { SubmittedBy } from '../../../shared/constants';
import type { Refusal } from '../../../shared/errors';
import type { Said } from '../../../shared/languages/said';
import type { Question } from '../../../shared/question/schema';
import type { boundSettingsSchema } from '../../../shared/quiz/settings-schema';
import { refusals } from '../../../shared/refusals';
import { currentClock, runningPause, type StoredClock } from '../timing/ledger';
import { type LedgerEntry, type Progress, placeAt } from '../timing/place';
import { scaleTimes } from '../timing/scale';
import type { Act, HistoryEnd, LoggedAnswer } from './answer-log';
import { isFromItsPage } from './submitted-by';

/** The row of an attempt, as far as its rules read it; times are epoch milliseconds. */
export interface Attempt extends StoredClock, Changing {
  readonly id: string;
  /** Seeds the orders of attempts older than the secret of orders. */
  readonly seed: number | null;
  readonly quizId: string;
  readonly studentId: string;
  readonly versionId: string;
  readonly receipt: string | null;
  readonly tabChangeLimit: number;
  readonly timeFactorPercent: number;
  /** When the teacher paused its quiz; null while the clock runs. */
  readonly pausedAt: number | null;
}

/** The columns that its student's calls change. */
interface Changing {
  readonly closesAt: number;
  readonly closingSince: number | null;
  readonly submittedAt: number | null;
  readonly submittedBy: SubmittedBy | null;
  readonly submissionHash: string | null;
  readonly focusLostCount: number;
  readonly writerId: string | null;
  readonly furthestPosition: number;
  readonly furthestSince: number | null;
}

/** A current answer with the revision that wrote it; the value is null if cleared. */
export interface CurrentAnswer {
  readonly value: Answer | null;
  readonly revision: number;
  readonly malformed: boolean;
}

export type CurrentAnswers = ReadonlyMap<string, CurrentAnswer>;

/** The questions of an attempt in its order, with options in the teacher's order: answers do not depend on it. */
export interface AskedVersion {
  readonly settings: z.infer<typeof boundSettingsSchema>;
  readonly questions: readonly Question[];
}

/** Everything that a call on an attempt reads. */
export interface AttemptState {
  readonly attempt: Attempt;
  readonly asked: AskedVersion;
  /** The time added since the start, in order. */
  readonly clockEntries: readonly LedgerEntry[];
  /** Cleared ones included, since they carry a revision. */
  readonly answers: CurrentAnswers;
  /** Undefined for an attempt older than histories. */
  readonly history: HistoryEnd | undefined;
  /** The stored body of the answers kept apart for the teacher, if any. */
  readonly keptBody: string | null;
}

/** The changes of one act; all are written in one transaction, or none. */
export interface AttemptChanges {
  readonly row?: Partial<Changing>;
  readonly answers?: readonly LoggedAnswer[];
  /** The next entry of the history. */
  readonly act?: Act;
  /** The new body kept apart, null to remove it; `hasMore` if there are answers that the teacher has not seen. */
  readonly kept?: { readonly body: string | null; readonly hasMore: boolean };
}

/** A value, or a refusal whose changes are written all the same. */
export type Outcome<Value> = { readonly value: Value } | { readonly refusal: Refusal };

/** The result of one act on an attempt. */
export type Step<Value> = Outcome<Value> & { readonly changes: AttemptChanges };

export const refused = (refusal: Refusal, changes: AttemptChanges = {}) => ({ refusal, changes });

/** The present answers, without cleared ones. */
export const answersOf = (current: CurrentAnswers): Answers =>
  Object.fromEntries([...current].flatMap(([id, { value }]) => (value === null ? [] : [[id, value]])));

/** The revision of every question ever answered, cleared ones included. */
export const revisionsOf = (current: CurrentAnswers): Record<string, number> =>
  Object.fromEntries([...current].map(([id, { revision }]) => [id, revision]));

export const withAnswers = (current: CurrentAnswers, answers: readonly LoggedAnswer[]): CurrentAnswers =>
  new Map([...current, ...answers.map(({ questionId, ...answer }) => [questionId, answer] as const)]);

/** The state after changes, but for its history. */
export const withChanges = (
  { attempt, answers, keptBody, ...state }: AttemptState,
  { row, answers: changed = [], kept }: AttemptChanges,
): AttemptState => ({
  ...state,
  attempt: { ...attempt, ...row },
  answers: changed.length > 0 ? withAnswers(answers, changed) : answers,
  keptBody: kept ? kept.body : keptBody,
});

/** Whether an answer differs from the stored one, to the letter; no answer equals a cleared one. */
export function isChange(
  current: CurrentAnswers,
  sent: Pick<LoggedAnswer, 'questionId' | 'value' | 'malformed'>,
): boolean {
  const stored = current.get(sent.questionId);
  const isSameValue = JSON.stringify(stored?.value ?? null) === JSON.stringify(sent.value);
  return !isSameValue || (stored?.malformed ?? false) !== sent.malformed;
}

/** How far the student has come, with the time of each question if there are question timers. */
export function progressOf({ attempt, asked, clockEntries }: AttemptState, now: number): Progress {
  const reached = {
    position: attempt.furthestPosition,
    since: attempt.furthestSince ?? attempt.startedAt,
  };
  if (!asked.settings.useQuestionTimer) return { ...reached, limits: null, entries: [] };
  const pause = runningPause(attempt, attempt.pausedAt, now);
  return {
    ...reached,
    limits: scaleTimes(asked, attempt.timeFactorPercent).questions.map(({ timeLimit }) => timeLimit ?? 0),
    entries: [...clockEntries, ...pause.map((entry) => ({ ...entry, kind: 'pause' }) as const)],
  };
}

/** Where an attempt resumes; null if its student may navigate freely. */
export const placeOf = (state: AttemptState, now: number): Place | null =>
  state.asked.settings.allowNavigation ? null : placeAt(progressOf(state, now), now);

/**
 * The row after a student without navigation reached a question, whose clock starts then; it never moves back. Questions skipped
 * by their timers are not recorded.
 */
export function reached(state: AttemptState, index: number, now: number): Partial<Changing> {
  const { attempt, asked } = state;
  const { allowNavigation, sendOneByOne } = asked.settings;
  const { startedAt, pausedAt } = attempt;
  if (allowNavigation || index <= attempt.furthestPosition) return {};
  if (index <= placeAt(progressOf(state, now), now).index) return {};
  // The clock stops in a pause: a newly shown question could be read for free.
  if (sendOneByOne && pausedAt !== null) return {};
  // In a pause the question's clock starts at the beginning of the pause.
  const furthestSince = Math.max(startedAt, Math.min(now, pausedAt ?? now));
  return { furthestPosition: index, furthestSince };
}

/** Whether the quiz was paused at a moment (epoch milliseconds), in a past or running pause. */
export const wasPausedAt = ({ attempt: { pausedAt }, clockEntries }: AttemptState, moment: number): boolean =>
  (pausedAt !== null && moment >= pausedAt) ||
  clockEntries.some(
    ({ kind, startedAt, addedMs }) => kind === 'pause' && moment >= startedAt && moment < startedAt + addedMs,
  );

/** The refusal of a write to a finished attempt (409), or null while it runs; a paused attempt is not finished. */
export function writeRefusal(attempt: Attempt, now: number): Refusal | null {
  const because = (sentence: Said): Refusal => ({ kind: 'conflict', sentence });
  if (attempt.submittedAt !== null && isFromItsPage(attempt)) return because(refusals.alreadySubmitted);
  if (attempt.submittedBy === 'teacher') return because(refusals.submissionsAreCollected);
  if (attempt.closingSince !== null) return because(refusals.attemptClosing);
  const isOver = () => now > attempt.closesAt && now > currentClock(attempt, attempt.pausedAt, now).closesAt;
  if (attempt.submittedAt !== null || isOver()) return because(refusals.attemptOver);
  return null;
}
