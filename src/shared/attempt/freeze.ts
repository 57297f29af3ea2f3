import { QUESTION_TIME_NOTICED_WITHIN_MS } from '../constants';

/**
 * Whether an answer sent now may take the place of what is stored; times are epoch or plain milliseconds.
 * A first value may always be taken. With navigation off a stored one is frozen once a later question has an answer, and with
 * question timers once the question's own time and the grace are over (contract: "Frozen answers").
 */
export function mayReplaceAnswer(change: {
  allowNavigation: boolean;
  /** Question ids in the order of this attempt. */
  orderIds: readonly string[];
  /** Ids of the questions that have a stored answer. */
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
 * Whether a first value comes outside the time of its question, and so counts only once a teacher accepts it: what was not on
 * its way when the time was over, unless the page was offline then. Times are epoch milliseconds.
 */
export function isOutOfItsTime(first: {
  /** Null without question timers. */
  readonly questionClosesAtMs: number | null;
  /** Since when the page was offline until now; null where it was not. */
  readonly offlineSinceMs: number | null;
  readonly nowMs: number;
}): boolean {
  const { questionClosesAtMs, offlineSinceMs, nowMs } = first;
  if (questionClosesAtMs === null) return false;
  const lastAtMs = questionClosesAtMs + QUESTION_TIME_NOTICED_WITHIN_MS;
  return nowMs > lastAtMs && !(offlineSinceMs !== null && offlineSinceMs <= lastAtMs);
}
