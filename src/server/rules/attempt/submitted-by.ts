import { SAME_END_MS, type SubmittedBy } from '../../../shared/constants';

/** A page's submission as it arrives; epoch milliseconds. */
interface HandingIn {
  closingSince: number | null;
  isLastTabChange: boolean;
  reason: 'student' | 'time' | null;
  /** The deadline known to the page, if sent. */
  knownDeadlineMs: number | null;
  nowMs: number;
  deadlineMs: number;
  /** The end of the last question's time; null without question timers. */
  lastQuestionEndsAtMs: number | null;
}

/**
 * Why a page submitted (contract "Why it ended"): by the server's clock and count, and by the page's word only if both leave it
 * open. A submit pressed in time may arrive late.
 */
export function whyHandedIn(arrival: HandingIn): SubmittedBy {
  const { reason, nowMs, deadlineMs, lastQuestionEndsAtMs } = arrival;
  if (arrival.closingSince !== null || arrival.isLastTabChange) return 'tab-changes';
  const endsAtMs = Math.min(deadlineMs, lastQuestionEndsAtMs ?? deadlineMs);
  const isTimeOver = nowMs >= endsAtMs - SAME_END_MS;
  return isTimeOver && reason !== 'student' ? 'time' : 'student';
}

/** Whether a page submits for the end of its time without knowing of added time. */
export const isTooSoon = (arrival: HandingIn): boolean =>
  arrival.reason === 'time' &&
  arrival.deadlineMs > (arrival.knownDeadlineMs ?? Number.POSITIVE_INFINITY) + SAME_END_MS &&
  arrival.closingSince === null &&
  !arrival.isLastTabChange;

/**
 * The shown reason of an attempt's end, null while running: the last tab change takes precedence over the submitter. Older
 * versions know only `student` and `server`, and are read alike.
 */
export const whyItEnded = <By extends SubmittedBy | null>({
  submittedBy,
  closingSince,
}: {
  submittedBy: By;
  closingSince: number | null;
}): By | 'tab-changes' => (submittedBy !== null && closingSince !== null ? 'tab-changes' : submittedBy);

/** Whether its own page submitted the attempt; anything after another end is late. */
export const isFromItsPage = ({
  submittedBy,
  submissionHash,
}: {
  submittedBy: SubmittedBy | null;
  submissionHash: string | null;
}): boolean =>
  // Older versions stored no hash and only this word.
  submittedBy === 'student' || submissionHash !== null;
