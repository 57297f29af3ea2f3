import { QUESTION_TIME_NOTICED_WITHIN_MS } from '../../../shared/constants';

/**
 * Whether an answer sent now may replace the stored one; times in milliseconds. A first value always may. Without navigation a
 * stored answer freezes once a later question has one, and with question timers once its own time and grace are over (contract:
 * "Frozen answers").
 */
export function mayReplaceAnswer(change: {
  allowNavigation: boolean;
  /** Question ids in the attempt's order. */
  orderIds: readonly string[];
  /** Questions with a stored answer. */
  storedIds: ReadonlySet<string>;
  questionId: string;
  /** Null without question timers. */
  questionClosesAtMs: number | null;
  nowMs: number;
  graceMs: number;
}): boolean {
  const { storedIds, questionClosesAtMs: closesAtMs } = change;
  if (!storedIds.has(change.questionId)) return true;
  if (closesAtMs !== null && change.nowMs > closesAtMs + change.graceMs) return false;
  if (change.allowNavigation) return true;
  const later = change.orderIds.slice(change.orderIds.indexOf(change.questionId) + 1);
  return !later.some((id) => storedIds.has(id));
}

/**
 * Whether a first value is outside its question's time and so counts only once a teacher accepts it: not in flight when the time
 * ended, and the page not offline. Epoch milliseconds.
 */
export function isOutOfItsTime(first: {
  /** Null without question timers. */
  readonly questionClosesAtMs: number | null;
  /** When the page went offline, until now; null if it did not. */
  readonly offlineSinceMs: number | null;
  readonly nowMs: number;
}): boolean {
  const { questionClosesAtMs, offlineSinceMs, nowMs } = first;
  if (questionClosesAtMs === null) return false;
  const lastAtMs = questionClosesAtMs + QUESTION_TIME_NOTICED_WITHIN_MS;
  return nowMs > lastAtMs && !(offlineSinceMs !== null && offlineSinceMs <= lastAtMs);
}
