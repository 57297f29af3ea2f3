import { type FocusEventKind, judgeFocusLoss } from '../../../shared/attempt/reload';
import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import type { FocusLossRequest } from './requests';
import { type Attempt, type AttemptChanges, type AttemptState, wasPausedAt } from './state';

/** One focus loss, as known after a report. */
interface KnownFocusLoss {
  readonly kind: FocusEventKind;
  /** A question asked in the attempt. */
  readonly questionId: string | null;
}

interface Reported {
  readonly value: CountedFocusLoss;
  readonly changes: AttemptChanges;
  /** To be stored; null if the report changes nothing. */
  readonly focusLoss: KnownFocusLoss | null;
}

/**
 * Counts a focus loss of the quiz page. Each distinct `leftAt` is one, and a repeat only adds the return. Not counted if tab
 * changes are allowed or during a pause; for that test, times are clamped to the start and now. A focus loss of a `page` that went
 * away is counted only once it is known not to be a reload.
 */
export function focusLossStep(
  state: AttemptState,
  report: FocusLossRequest,
  known: {
    readonly stored: { readonly kind: FocusEventKind; readonly receivedAt: number } | null;
    readonly reloadCount: number;
    readonly now: number;
    readonly graceMs: number;
  },
): Reported {
  const { attempt, asked } = state;
  const { stored, now } = known;
  const isOver = attempt.submittedAt !== null;
  const uncounted = (focusLoss: KnownFocusLoss | null): Reported => ({
    value: countOf(attempt, isOver || (attempt.closingSince !== null && !asked.settings.allowTabChange)),
    changes: {},
    focusLoss,
  });
  if (isOver || asked.settings.allowTabChange) return uncounted(null);

  const kind = judgeFocusLoss({ ...known, report, nowMs: now });
  // The page may report it after the pause, and its clock may be off.
  const happenedAt = Math.min(Math.max(report.leftAt, attempt.startedAt), now);
  const isClosing = attempt.closingSince !== null;
  if (!stored && (isClosing || wasPausedAt(state, happenedAt))) return uncounted(null);
  const questionId = asked.questions.find(({ _id }) => _id === report.questionId)?._id ?? null;
  const focusLoss = { kind, questionId };
  const isNew = kind === 'left' && stored?.kind !== 'left';
  return isNew && !isClosing ? { ...countStep(attempt, known), focusLoss } : uncounted(focusLoss);
}

/** Counts one focus loss; the last allowed one, usually the third, closes the attempt after the grace (spec §4 "Tab switching"). */
export function countStep(
  attempt: Attempt,
  { now, graceMs }: { readonly now: number; readonly graceMs: number },
): Omit<Reported, 'focusLoss'> {
  const counted = { ...attempt, focusLostCount: attempt.focusLostCount + 1 };
  const isLast = counted.focusLostCount >= attempt.tabChangeLimit;
  const closing = isLast && { closingSince: now, closesAt: Math.min(attempt.closesAt, now + graceMs) };
  return {
    value: countOf(counted, isLast),
    changes: { row: { focusLostCount: counted.focusLostCount, ...closing } },
  };
}

const countOf = ({ focusLostCount, tabChangeLimit }: Attempt, submitted: boolean): CountedFocusLoss => ({
  focusLostCount,
  submitted,
  tabChangeLimit,
});
